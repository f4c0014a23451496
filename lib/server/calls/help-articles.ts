import { helpArticlesShape } from '@/lib/protocol/calls/help-articles';
import { articleLink } from '@/lib/pages/article-link';
import { listArticles } from '@/lib/pages/articles';
import { languageOf } from '@/lib/i18n/locales';
import { popularHelps } from '@/lib/routes/help-topics';
import { defineCall } from '@/lib/server/http/call';

/** As many as the chat's panel shows. */
const count = 4;

/** GET site/help-articles: where answers are that need nobody. */
export const helpArticles = defineCall(helpArticlesShape, {
  kind: 'read',
  summary: 'The articles of the help centre that most people ask for, in a language.',
  async answer({ locale }) {
    const helps = await listArticles('helps', locale);
    const all = popularHelps.flatMap((id) => helps.filter((article) => article.id === id));
    const written = all.filter((article) => article.locale === locale);
    // English ones only where the language has none of its own.
    const shown = (written.length > 0 ? written : all).slice(0, count);
    const articles = shown.flatMap((article) => {
      const link = articleLink(locale, article.path);
      const language = languageOf(article.locale);
      return link.kind === 'link' ? [{ title: article.title, path: link.href, language }] : [];
    });
    return { articles };
  },
});
