import type { Metadata } from 'next';
import { HomePage } from '@/components/pages/home-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pageMetadata } from '@/lib/machine-readable/page-head';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';

export const dynamicParams = false;

const path = pathTo('home');

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = copyAt(locale, path);
  const own = locale === defaultLocale ? site.description : undefined;
  return pageMetadata({ locale, path, title, description: own ?? description });
}

export default function Page() {
  return <HomePage path={path} />;
}
