import { featureIds, topicIds } from '@/lib/urls/catalog';

/** One page of every kind, without a locale prefix. */
export const pageKinds: readonly string[] = [
  ...['/', '/about-us', '/download', '/faq', '/pricing', '/referral-program', '/partner-plan', '/pre-sales', '/links'],
  ...['/search', '/solutions', '/solutions/e-commerce', '/solutions/media-market', '/alternatives'],
  ...['/alternatives/gologin-alternative', '/blog', '/blog/one-profile-one-account', '/blog-guides'],
  ...['/blog-guides/profiles', '/news', '/news/new-website', '/news-company', '/news-company/website', '/helps'],
  ...['/helps/import-cookies', '/docs', '/docs/automation', '/release', '/release/1-4-0', '/partner'],
  ...['/partner/resellers', '/privacy-policy', '/error/404', '/error/502', '/_icons'],
  ...[...featureIds, ...topicIds].map((id) => `/${id}`),
];
