import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CopySections } from '@/components/sections/copy-sections';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { currentLocale } from '@/lib/rendering/current-locale';
import type { PagePath } from '@/lib/i18n/paths';
import { copyAt } from '@/lib/pages/copy-of';
import type { StructuredData } from '@/lib/machine-readable/json-ld';
import { pageMetadata } from '@/lib/machine-readable/page-head';

/** The head of a page whose words are page copy. */
export async function copyMetadata(path: PagePath): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = copyAt(locale, path);
  return pageMetadata({ locale, path, title, description });
}

type CopyPageProps = {
  path: PagePath;
  data?: readonly StructuredData[];
  /** The scene that is the page's point, and its place. */
  scene?: { scene: ReactNode; layout: 'beside' | 'below' };
  children?: ReactNode;
};

/** A page whose words are page copy: heading, lead, sections, then what the page adds. */
async function CopyPage({ path, data, scene, children }: CopyPageProps) {
  const { heading, lead, sections } = copyAt(await currentLocale(), path);
  return (
    <MarketingPage path={path} data={data}>
      <Hero heading={heading} lead={lead} {...scene} />
      <CopySections sections={sections} />
      {children}
    </MarketingPage>
  );
}
