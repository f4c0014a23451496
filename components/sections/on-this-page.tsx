import { getTranslations } from 'next-intl/server';
import { CollapsibleNav } from '@/components/sections/collapsible-nav';
import collapsible from '@/components/sections/collapsible-nav.module.css';
import type { Heading } from '@/lib/content/rehype-headings';
import styles from './on-this-page.module.css';

type OnThisPageProps = {
  headings: readonly Heading[];
  /** Language of the headings, if not the page's. */
  language?: string;
};

/** Table of contents of an article; the current heading is highlighted. */
export async function OnThisPage({ headings, language }: OnThisPageProps) {
  const t = await getTranslations('articles');
  if (headings.length < 2) return null;
  return (
    <CollapsibleNav label={t('onThisPage')} className={`${collapsible.sideBySide} ${styles.contents}`}>
      <ul lang={language} data-toc="">
        {headings.map(({ level, id, text }) => (
          <li key={id}>
            <a className={level === 3 ? styles.subheading : undefined} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </CollapsibleNav>
  );
}
