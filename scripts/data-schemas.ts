import { z } from 'zod';
import { brandFile, colorsFile, companyFile } from '@/lib/config/brand';
import { brandSchema, colorsSchema, companySchema } from '@/lib/config/brand-schema';
import { campaignsFile, campaignsSchema } from '@/lib/content/campaigns';
import type { ReadData } from '@/lib/content/data-file';
import { localApiFile, localApiSchema } from '@/lib/content/reference/local-api';
import { rpaNodesFile, rpaNodesSchema } from '@/lib/content/reference/rpa-nodes-markdown';
import { authorsFile, authorsSchema, taxonomyFile, taxonomySchema } from '@/lib/content/taxonomy';
import { releasesFile, releasesSchema } from '@/lib/download/releases-schema';
import { localesFile, localesSchema } from '@/lib/i18n/locales-schema';
import {
  citationsFile,
  citationsSchema,
  regulationDocumentsFile,
  regulationDocumentsSchema,
} from '@/lib/pages/citations';
import { navigationFile, navigationSchema } from '@/lib/pages/navigation-schema';
import { sampleManifestFile, sampleManifestSchema } from '@/lib/pages/samples';
import { pricesFile, pricesSchema, referralFile, referralSchema } from '@/lib/pricing/prices-schema';
import { redirectListSchema, redirectsFile } from '@/lib/request-routing/redirects';
import { alternativesFile, alternativesSchema } from '@/lib/urls/alternatives';
import { solutionsFile, solutionsSchema } from '@/lib/urls/solutions';

/** The schemas of the data files in `content/`, by file. */
export const dataSchemas = {
  [alternativesFile]: alternativesSchema,
  [authorsFile]: authorsSchema,
  [brandFile]: brandSchema,
  [campaignsFile]: campaignsSchema,
  [citationsFile]: citationsSchema,
  [colorsFile]: colorsSchema,
  [companyFile]: companySchema,
  [localApiFile]: localApiSchema,
  [localesFile]: localesSchema,
  [navigationFile]: navigationSchema,
  [pricesFile]: pricesSchema,
  [redirectsFile]: redirectListSchema,
  [referralFile]: referralSchema,
  [regulationDocumentsFile]: regulationDocumentsSchema,
  [releasesFile]: releasesSchema,
  [rpaNodesFile]: rpaNodesSchema,
  [sampleManifestFile]: sampleManifestSchema,
  [solutionsFile]: solutionsSchema,
  [taxonomyFile]: taxonomySchema,
} satisfies Record<string, z.ZodType>;

export type DataFile = keyof typeof dataSchemas;
export type ReadDataOf<File extends DataFile> = ReadData<z.output<(typeof dataSchemas)[File]>>;

/** Returns a schema as JSON Schema, by which editors such as VS Code complete and check a file. */
export const jsonSchema = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2);
