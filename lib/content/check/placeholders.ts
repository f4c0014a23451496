import { didYouMean } from '@/lib/text/did-you-mean';
import type { ContentIssue } from '@/lib/content/diagnostic';

/** The only placeholder in content; UI messages also have arguments. */
const knownPlaceholders = ['brand'];

export const doubledBrand = /\{\{\s*brand\s*\}\}/g;

/** Finds `{{brand}}`, which would be rendered with one pair of braces. */
export const findDoubledBraces = (text: string, firstLine: number, field = 'text'): ContentIssue[] =>
  [...text.matchAll(doubledBrand)].map(({ 0: found, index }) => ({
    line: firstLine + text.slice(0, index).split('\n').length - 1,
    field,
    reason: `${found} has doubled braces, of which one pair is shown; write {brand}`,
  }));

/** Finds unknown placeholders, with their lines. */
export function checkPlaceholders(text: string, firstLine: number, field = 'text'): ContentIssue[] {
  return [...text.matchAll(/\{([\p{L}_][\p{L}\p{N}_-]*)\}/gu)]
    .filter(([, name]) => !knownPlaceholders.includes(name!))
    .map(({ 0: placeholder, 1: name, index }) => ({
      line: firstLine + text.slice(0, index).split('\n').length - 1,
      field,
      reason: `unknown placeholder ${placeholder}${didYouMean(name!, knownPlaceholders) || '; only {brand} is supported, and code belongs in backticks'}`,
    }));
}
