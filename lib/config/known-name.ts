import { z } from 'zod';
import { didYouMean } from '@/lib/text/did-you-mean';

/** Names in data files that refer to something: a misspelled one is reported with the most similar known one. */

/** Longer lists are not part of a message. */
const maxListed = 20;

/** The reason why a name is not valid. */
export function unknownName(name: unknown, names: readonly string[]): string {
  const list = names.length > maxListed ? '' : `; must be one of ${names.join(', ')}`;
  return `“${String(name)}” is unknown${didYouMean(String(name), names) || list}`;
}

export const knownName = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: ({ input }) => unknownName(input, names) });

/** Options of a refinement that runs only without other issues, so that a misspelled field is one issue. */
export const ifValid = (error: string) => ({
  error,
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
});
