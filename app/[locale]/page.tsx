import type { Metadata } from 'next';
import { HomePage } from '@/components/pages/home-page';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pageMetadata } from '@/lib/machine-readable/page-head';
import { site } from '@/lib/settings/site';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopy(locale, 'pages', 'home');
  const own = locale === 'en' ? site.description : undefined;
  return pageMetadata({ locale, path: '/', title, description: own ?? description });
}

export default function Page() {
  return <HomePage />;
}
