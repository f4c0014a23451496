import { z } from 'zod';
import { articleLink } from '@/lib/content/article-link';
import { listArticles } from '@/lib/content/articles';
import { localeCodes } from '@/lib/i18n/locales';
import { defineCall } from '@/lib/server/http/call';

/** As many as the chat's panel shows. */
const range = { from: 0, to: 4 };

/** GET site/help-articles: where answers are that need nobody. */
export const helpArticles = defineCall({
  path: 'site/help-articles',
  method: 'GET',
  kind: 'read',
  summary: 'The first articles of the help centre, in a language.',
  input: z.object({ locale: z.enum(localeCodes).default('en') }),
  data: z.object({ articles: z.array(z.object({ title: z.string(), path: z.string() })) }),
  async answer({ locale }) {
    const articles = (await listArticles('helps', locale, {}, range)).flatMap(({ title, path }) => {
      const link = articleLink(locale, path);
      return link.kind === 'link' ? [{ title, path: link.href }] : [];
    });
    return { articles };
  },
});
