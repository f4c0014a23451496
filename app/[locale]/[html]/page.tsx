import { ArticlePage, articleMetadata } from '@/components/sections/article-page';
import { copyMetadata } from '@/components/sections/copy-page';
import { FeaturePage } from '@/components/sections/feature-page';
import { articleParams } from '@/lib/content/static-params';
import { featureIds } from '@/lib/routing/catalogue';

/** The generic pages: features, whose words are page copy, and legal texts, which are articles. */

export const dynamicParams = false;

type Props = PageProps<'/[locale]/[html]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) => [
  ...featureIds.map((html) => ({ html })),
  ...articleParams(params.locale, 'legal').map(({ id }) => ({ html: id })),
];

const isFeature = (html: string) => (featureIds as readonly string[]).includes(html);
const feature = (id: string) => ({ path: `/${id}`, kind: 'features', id }) as const;

export async function generateMetadata({ params }: Props) {
  const { html } = await params;
  return isFeature(html) ? copyMetadata(feature(html)) : articleMetadata('legal', html);
}

export default async function Page({ params }: Props) {
  const { html } = await params;
  return isFeature(html) ? <FeaturePage id={html} /> : <ArticlePage collection="legal" id={html} />;
}
