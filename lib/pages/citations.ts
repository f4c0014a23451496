import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { alternativeIds } from '@/lib/urls/alternatives';
import { comparisonFieldIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';

/** Sources of statements about other products, with the date they were accessed: only those products' own public pages. */

const day = z.iso.date();
const httpsUrl = z.url({ protocol: /^https$/ });

const sourceSchema = z.strictObject({
  /** The page of the product's own documentation. */
  url: httpsUrl,
  accessed: day,
});

const documentSchema = z.strictObject({
  name: z.string().min(1),
  publisher: z.string().min(1),
  url: httpsUrl,
  /** Language tag of the name. */
  language: z.string().min(2),
  /** Date of the last change according to the document itself. */
  version: z.union([day, z.string().regex(/^\d{4}-\d{2}$/)]).optional(),
  /** Date it was accessed; without it, the page only links to the document. */
  accessed: day.optional(),
});

export type CitationSource = z.output<typeof sourceSchema>;
export type RegulationDocument = z.output<typeof documentSchema>;

export const citationsFile = 'content/citation-sources.json';
export const citationsSchema = z.lazy(() =>
  z.record(z.enum(alternativeIds()), z.partialRecord(z.enum(comparisonFieldIds), sourceSchema)),
);
export const regulationDocumentsFile = 'content/regulation-documents.json';
export const regulationDocumentsSchema = z.lazy(() => z.record(z.enum(solutionIds()), documentSchema));

/** Sources by product and field. A statement without a source is not shown. */
export const readCitations: () => z.output<typeof citationsSchema> = lazyJson(citationsFile, citationsSchema);

/** The document with the regulations that a solution's page refers to. */
export const readRegulationDocuments: () => z.output<typeof regulationDocumentsSchema> = lazyJson(
  regulationDocumentsFile,
  regulationDocumentsSchema,
);

/** Sources last accessed more than a year before `today`, with URL, so that editors can review them. */
export function outdatedSources(today: Date): string[] {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const isOutdated = (accessed: string | undefined) => accessed !== undefined && new Date(accessed) < yearAgo;
  const [citationSources, regulationDocuments] = [readCitations(), readRegulationDocuments()];
  const outdatedFacts = Object.entries(citationSources).flatMap(([id, sources]) =>
    Object.entries(sources)
      .filter(([, source]) => isOutdated(source?.accessed))
      .map(([field, source]) => `${citationsFile}: ${id}.${field}: accessed on ${source!.accessed}: ${source!.url}`),
  );
  const outdatedDocuments = Object.entries(regulationDocuments)
    .filter(([, { accessed }]) => isOutdated(accessed))
    .map(([id, { accessed, url }]) => `${regulationDocumentsFile}: ${id}: accessed on ${accessed}: ${url}`);
  return [...outdatedFacts, ...outdatedDocuments];
}
