import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pickArticle } from '../articles';
import type { ProjectCopy } from './project-copy';

/**
 * Numbered editions of the content: each changes an article, the copy of a page, the footer of all pages and a price, so
 * that a page tells from which editions its parts are.
 */

const article = pickArticle('blog');
const articleFile = path.join('messages', 'en', 'blog', `${article.id}.md`);

/** The path of the article that changes. */
export const articlePath = article.path;

const pricingHeading = 'You pay for profiles and seats, nothing else';

/** A change of one file, and how a page shows it. */
export type Change = {
  name: string;
  /** Writes the text of an edition, from 1. */
  write: (project: ProjectCopy, edition: number) => void;
  /** A page that shows it. */
  path: string;
  /** Finds the edition in a page, in its first group; a page of before the first edition does not match. */
  pattern: RegExp;
};

/** What editors change. */
export const changes: readonly Change[] = [
  {
    name: 'comma in an article',
    write: ({ replace }, edition) => {
      const text = readFileSync(articleFile, 'utf8').trimEnd();
      replace(articleFile, text, `${text}\n\nThis text, of edition ${edition}, has commas.`);
    },
    path: articlePath,
    pattern: /This text, of edition (\d+), has commas\./,
  },
  {
    name: 'sentence of a page',
    write: ({ replace }, edition) =>
      replace('messages/en/pages/pricing.json', pricingHeading, `You pay for profiles alone, says edition ${edition}`),
    path: '/pricing',
    pattern: /You pay for profiles alone, says edition (\d+)/,
  },
  {
    name: 'footer of all pages',
    write: ({ replace }, edition) =>
      replace('messages/en/shell.json', '"Cookie settings"', `"Cookies, edition ${edition}"`),
    path: '/',
    pattern: /Cookies, edition (\d+)/,
  },
  {
    name: 'price',
    write: ({ replace }, edition) => replace('content/prices.json', '"USD": 12,', `"USD": ${(1200 + edition) / 100},`),
    path: '/pricing',
    pattern: />\$12\.(\d\d)</,
  },
];

/** Writes an edition of all of them. @param edition from 1 to 99 */
export function writeEdition(project: ProjectCopy, edition: number): void {
  for (const { write } of changes) write(project, edition);
}

/** The editions of which a page has parts: one, unless it is mixed; none before the first. */
export function editionsIn(html: string): number[] {
  return [...new Set(changes.flatMap(({ pattern }) => pattern.exec(html)?.[1] ?? []).map(Number))];
}
