import { helpArticlesEndpoint } from '@/lib/contract/endpoints/help-articles';
import { articleLink } from '@/lib/pages/article-link';
import { listPopularHelpArticles } from '@/lib/pages/popular-help-articles';
import { languageTag } from '@/lib/i18n/locales';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';

/** The number of articles that the chat panel shows. */
const maxArticles = 4;

export const endpoint = defineEndpoint({
  ...helpArticlesEndpoint,
  rateLimit: 'read',
  summary: 'The most popular articles of the help center in a language, for the built-in chat.',
  async handler({ locale }) {
    const popular = await listPopularHelpArticles(locale);
    const translated = popular.filter((article) => article.locale === locale);
    // English articles are used only if the language has none of its own.
    const selected = (translated.length > 0 ? translated : popular).slice(0, maxArticles);
    const articles = selected.flatMap((article) => {
      const link = articleLink(locale, article.path);
      const language = languageTag(article.locale);
      return link.kind === 'link' ? [{ title: article.title, path: link.href, language }] : [];
    });
    return { articles };
  },
});
