import { didYouMean } from '@/lib/content/did-you-mean';
import type { Finding } from '@/lib/content/diagnostic';

/** The only placeholder in content; UI messages also have arguments. */
const known = ['brand'];

/** Finds unknown placeholders, with their lines. */
export function checkPlaceholders(text: string, firstLine: number, field = 'text'): Finding[] {
  return [...text.matchAll(/\{([\p{L}_][\p{L}\p{N}_-]*)\}/gu)]
    .filter(([, name]) => !known.includes(name!))
    .map(({ 0: all, 1: name, index }) => ({
      line: firstLine + text.slice(0, index).split('\n').length - 1,
      field,
      reason: `unknown placeholder ${all}${didYouMean(name!, known) || '; only {brand} is supported, and code belongs in backticks'}`,
    }));
}
