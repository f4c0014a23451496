import type { ReactNode } from 'react';
import { linksPath } from '@/lib/workbench/paths';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import styles from './link-detail.module.css';

/** The heading of a page below the list of links, with the way back. */
export function LinkPageHead({ title, children, t }: { title: string; children?: ReactNode; t: WorkbenchTranslator }) {
  return (
    <div>
      <a className={styles.back} href={linksPath}>
        {t('links.all')}
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
