import { featureIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { newestRelease, pickArticle, translated } from '../articles';

const blog = translated('blog', { where: ({ category, tags }) => category === 'guides' && tags.includes('profiles') });
const news = translated('news', { where: ({ category, tags }) => category === 'company' && tags.includes('website') });
const docs = pickArticle('docs', { in: ['en', 'ru', 'zh'], notIn: 'ko', text: /^```/m });

/** One page of every kind, without a locale prefix. */
export const pageKinds: readonly string[] = [
  ...['/', '/about-us', '/download', '/faq', '/pricing', '/referral-program', '/partner-plan', '/pre-sales', '/links'],
  ...['/search', '/solutions', '/solutions/e-commerce', '/solutions/media-market', '/alternatives'],
  ...['/alternatives/gologin-alternative', '/blog', blog.path, '/blog-guides'],
  ...['/blog-guides/profiles', '/news', news.path, '/news-company', '/news-company/website', '/helps'],
  ...[translated('helps').path, '/docs', docs.path, '/release', newestRelease().path, '/partner'],
  ...[translated('partner').path, '/privacy-policy', '/accessibility', '/error/404', '/error/502', '/_icons'],
  ...[...featureIds, ...topicIds, ...toolPageIds].map((id) => `/${id}`),
];
