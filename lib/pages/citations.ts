import { z } from 'zod';
import facts from '@/lib/pages/citation-sources.json' with { type: 'json' };
import documents from '@/lib/pages/rule-documents.json' with { type: 'json' };
import { alternativeIds, factIds, solutionIds, type AlternativeId, type SolutionId } from '@/lib/urls/catalogue';

/** Where the site has what it says of others, and when that was read: what their own pages say in public, nothing else. */

const day = z.iso.date();
const address = z.url({ protocol: /^https$/ });

const sourceSchema = z.strictObject({
  /** The page of the product's own documentation. */
  url: address,
  read: day,
});

const documentSchema = z.strictObject({
  name: z.string().min(1),
  publisher: z.string().min(1),
  url: address,
  /** The language of the name, as a tag. */
  language: z.string().min(2),
  /** When the document was changed last, by its own words. */
  version: z.union([day, z.string().regex(/^\d{4}-\d{2}$/)]).optional(),
  /** When it was read; without it, the page only sends readers there. */
  read: day.optional(),
});

export type CitationSource = z.output<typeof sourceSchema>;
export type RuleDocument = z.output<typeof documentSchema>;

/** Sources of facts by product and by what they are about; a fact without one is not stated. */
export const citationSources = z
  .record(z.enum(alternativeIds), z.partialRecord(z.enum(factIds), sourceSchema))
  .parse(facts);

/** The document whose rules a solution's page speaks of. */
export const ruleDocuments = z.record(z.enum(solutionIds), documentSchema).parse(documents);

/** Sources read more than a year before a day, each with its address, for editors to read again. */
export function outdatedSources(today: Date): string[] {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const isAged = (read: string | undefined) => read !== undefined && new Date(read) < yearAgo;
  const agedFacts = (Object.keys(citationSources) as AlternativeId[]).flatMap((id) =>
    Object.entries(citationSources[id])
      .filter(([, source]) => isAged(source?.read))
      .map(
        ([fact, source]) => `lib/pages/citation-sources.json: ${id}.${fact}: read on ${source!.read}: ${source!.url}`,
      ),
  );
  const agedDocuments = (Object.keys(ruleDocuments) as SolutionId[])
    .filter((id) => isAged(ruleDocuments[id].read))
    .map((id) => `lib/pages/rule-documents.json: ${id}: read on ${ruleDocuments[id].read}: ${ruleDocuments[id].url}`);
  return [...agedFacts, ...agedDocuments];
}
