import path from 'node:path';
import type { z } from 'zod';
import { campaignsFile, campaignsSchema } from '@/lib/content/campaigns';
import { authorsFile, authorsSchema, taxonomyFile, taxonomySchema } from '@/lib/content/taxonomy';
import { labelOf } from '@/lib/desk/desk-field';
import { formSchema, type FormSchema } from '@/lib/desk/form-schema';
import { schemaFields } from '@/lib/desk/schema-fields';
import { releasesFile, releasesSchema } from '@/lib/download/releases-schema';
import { pricesFile, pricesSchema, referralFile, referralSchema } from '@/lib/pricing/prices-schema';
import { redirectListSchema, redirectsFile } from '@/lib/request-routing/redirects';

/** Data files that have a form in the desk, which follows the schema that checks them. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  [pricesFile]: pricesSchema,
  [referralFile]: referralSchema,
  [campaignsFile]: campaignsSchema,
  [redirectsFile]: redirectListSchema,
  [taxonomyFile]: taxonomySchema,
  [authorsFile]: authorsSchema,
  [releasesFile]: releasesSchema,
};

const nameOf = (file: string) => path.posix.basename(file, '.json');

/** Formats of data files, by the name of the file. */
export const dataFormats = (): Record<string, FormSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([file, schema]) => [nameOf(file), formSchema(schema)]));

/** Returns the collection of data files. */
export function dataCollection(): object {
  const files = Object.entries(schemas).map(([file, schema]) => ({
    name: nameOf(file),
    label: labelOf(nameOf(file)),
    file,
    format: nameOf(file),
    editor: { preview: false },
    fields: schemaFields(formSchema(schema)),
  }));
  return { name: 'data', label: 'Data', files };
}
