import * as z from 'zod/mini';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import type { EndpointSchema } from '@/lib/contract/endpoint-schema';

const article = z.object({ title: z.string(), path: z.string(), language: z.string() });
export type HelpArticle = z.output<typeof article>;

/** Articles for self-service support. */
export const helpArticlesEndpoint = {
  path: 'site/help-articles',
  method: 'GET',
  input: (z) => z.object({ locale: z._default(z.enum(localeCodes), defaultLocale) }),
  data: z.object({ articles: z.array(article) }),
} as const satisfies EndpointSchema;
