import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sampleDigest, type SampleManifest } from '@/lib/pages/samples';
import { sourceLocale } from '@/lib/i18n/locales';

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => path.posix.join(folder, name))
    .toSorted();

const digests = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, sampleDigest(file)!]));

/** The digests of the files that are samples, as they are now. */
export const currentManifest = (): SampleManifest => ({
  brand: digests(filesIn('content/brand')),
  prices: digests(['content/prices.json']),
  referral: digests(['content/referral-program.json']),
  releases: digests(['content/releases.json', ...filesIn(`messages/${sourceLocale}/release`)]),
  news: digests(filesIn(`messages/${sourceLocale}/news`)),
});
