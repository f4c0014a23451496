import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/locales';
import { currentWorkbenchLocale, workbenchTranslator } from '@/lib/workbench/page-context';
import { site } from '@/lib/config/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await workbenchTranslator();
  return {
    title: { default: `${t('title')} ${site.separator} ${site.name}`, template: `%s ${site.separator} ${site.name}` },
    robots: { index: false },
    icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] },
  };
}

export default async function WorkbenchLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag(await currentWorkbenchLocale())}>
      <head>
        {/* oxlint-disable-next-line next/no-css-tags -- imports shared with the site would split its style sheets */}
        <link rel="stylesheet" href="/assets/workbench.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
