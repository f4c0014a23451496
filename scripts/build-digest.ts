import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@/lib/content/build-index';
import type { ContentIndex } from '@/lib/content/content-index';
import { sourceRoots } from '@/lib/content/roots';
import { buildSettings } from './build-settings';

/** What is compiled: code, the brand (styles and drawings) and the languages (routes). A change of it needs a build. */
const compiledSources = [
  'app',
  'components',
  'content/brand',
  'content/locales.json',
  'lib',
  'scripts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** What pages are rendered from: a change of it can be published without compiling. */
const contentSources = [
  'content',
  'messages',
  'public/apple-touch-icon.png',
  'public/favicon.ico',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-maskable-512.png',
  'public/icon.svg',
  'public/images',
  ...(process.env.E2E_BUILD === '1' ? ['tests/fixtures'] : []),
  ...(process.env.EXTRA_CONTENT ? [process.env.EXTRA_CONTENT] : []),
];

/** Linked folders are skipped since they can form a cycle; the content check reports them. */
const isLinkedFolder = (entry: string) =>
  lstatSync(entry).isSymbolicLink() && existsSync(entry) && statSync(entry).isDirectory();

function listFiles(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .sort()
    .map((name) => path.join(entry, name))
    .filter((child) => !isLinkedFolder(child))
    .flatMap(listFiles);
}

function digestOf(sources: readonly string[], ...values: unknown[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const value of values) hash.update(JSON.stringify(value));
  return hash.digest('hex');
}

/** Digest of what is compiled. Builds with the same digest and settings have interchangeable code. */
export const compiledDigest = (): string => digestOf(compiledSources);

/**
 * Digest of the sources, the settings baked into the HTML, and the set of articles that are due now.
 * Two builds with the same digest serve the same pages.
 * @param due the articles that are due now
 */
export const buildDigest = (due: ContentIndex = readContent(sourceRoots, new Date(), false).published): string =>
  digestOf([...compiledSources, ...contentSources], buildSettings(process.env), due);
