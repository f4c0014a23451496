import { z } from 'zod';
import type { Messages } from '@/generated/messages';
import { cachedFromFile } from '@/lib/config/data-file';
import { readData } from '@/lib/content/data-file';
import { sourceFile } from '@/lib/config/source-file';
import { featureIds, topicIds } from '@/lib/urls/catalog';

/** Authors, categories and tags of articles. Their names are messages. */

/** A team: no author is a person. `authors` in articles.json has its name. */
export type AuthorId = keyof Messages['articles']['authors'];
type CtaTopic = keyof Messages['articles']['cta'];

export const authorsFile = 'content/authors.json';
export const authorsSchema = z.array(z.string().min(1)).min(1);

export const taxonomyFile = 'content/taxonomy.json';
const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words separated by hyphens');
const isText = (value: unknown) => typeof value === 'string';
const tag = z.strictObject({
  /** The product page that articles with this tag lead to, and its texts: a key of `cta` in articles.json. */
  cta: z
    .strictObject({
      page: z.enum([...featureIds, ...topicIds]),
      topic: z.custom<CtaTopic>(isText, 'must be a key of cta in articles.json'),
    })
    .optional(),
});
export const taxonomySchema = z.strictObject({ categories: z.array(name), tags: z.record(name, tag) });

export const authorIds: () => readonly string[] = cachedFromFile(
  () => sourceFile(authorsFile),
  () => readData(authorsFile, authorsSchema).data,
);

export const taxonomy: () => z.output<typeof taxonomySchema> = cachedFromFile(
  () => sourceFile(taxonomyFile),
  () => readData(taxonomyFile, taxonomySchema).data,
);
