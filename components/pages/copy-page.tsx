import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { pageCopy, type CopyKind } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import type { StructuredData } from '@/lib/machine-readable/json-ld';
import { pageMetadata } from '@/lib/machine-readable/page-head';

type CopyAddress = { path: PagePath; kind?: CopyKind; id: string };

/** The head of a page whose words are page copy. */
export async function copyMetadata({ path, kind = 'pages', id }: CopyAddress): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopy(locale, kind, id);
  return pageMetadata({ locale, path, title, description });
}

type CopyPageProps = CopyAddress & {
  data?: readonly StructuredData[];
  /** The scene that is the page's point, and its place. */
  scene?: { scene: ReactNode; layout: 'beside' | 'below' };
  children?: ReactNode;
};

/** A page whose words are page copy: heading, lead, sections, then what the page adds. */
export async function CopyPage({ path, kind = 'pages', id, data, scene, children }: CopyPageProps) {
  const copy = pageCopy(await currentLocale(), kind, id);
  return (
    <MarketingPage path={path} copy={copy} data={data}>
      <Hero heading={copy.heading} lead={copy.lead} {...scene} />
      <CopySections sections={copy.sections} />
      {children}
    </MarketingPage>
  );
}
