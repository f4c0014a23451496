import type { Metadata } from 'next';
import { HomePage } from '@/components/pages/home-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';

const path = pathTo('home');

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, description } = pageCopyAt(locale, path);
  const customDescription = locale === defaultLocale ? site.description : undefined;
  return pageMetadata({ locale, path, title, description: customDescription ?? description });
}

export default function Page() {
  return <HomePage path={path} />;
}
