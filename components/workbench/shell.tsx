import type { ReactNode } from 'react';
import { LogoMark } from '@/components/ui/logo';
import type { Member } from '@/lib/workbench/auth/session';
import { currentPage, workbenchTranslator } from '@/lib/workbench/page-context';
import { overviewPath } from '@/lib/workbench/paths';
import { includesRole, pageRoles, type WorkbenchPage } from '@/lib/workbench/roles';
import { site } from '@/lib/config/site';
import { Button, WorkbenchForm } from './form';
import styles from './shell.module.css';

const pages = Object.keys(pageRoles) as WorkbenchPage[];

/** Header and navigation of the workbench, with the pages that the person's role includes. */
export async function WorkbenchShell({ member, children }: { member: Member; children: ReactNode }) {
  const t = await workbenchTranslator();
  const current = await currentPage();
  return (
    <>
      <a className="visually-hidden" href="#content">
        {t('nav.skip')}
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href={overviewPath}>
          <LogoMark size={24} />
          <span>
            {site.name} <span className={styles.product}>{t('title')}</span>
          </span>
        </a>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <ul>
            {pages
              .filter((page) => includesRole(member.role, pageRoles[page]))
              .map((page) => (
                <li key={page}>
                  <a href={`/workbench/${page}`} aria-current={page === current ? 'page' : undefined}>
                    {t(`nav.${page}`)}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.member}>
          <span className={styles.email}>{member.email}</span>
          <WorkbenchForm page="account" action="sign-out" isInline>
            <Button>{t('nav.signOut')}</Button>
          </WorkbenchForm>
        </div>
      </header>
      <main className={styles.main} id="content">
        {children}
      </main>
    </>
  );
}

/** The heading of a page, with what is done on it at its side. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Sections side by side where there is room. */
export const Columns = ({ areCards = false, children }: { areCards?: boolean; children: ReactNode }) => (
  <div className={areCards ? styles.cards : styles.columns}>{children}</div>
);

/** A page before sign-in: one narrow column. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.narrow}>
      <p className={styles.brand}>
        <LogoMark size={28} />
        <span>{site.name}</span>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

type SectionProps = {
  title: string;
  lead?: string;
  /** By which the page's table of contents leads to it. */
  id?: string;
  children: ReactNode;
};

/** A section of a page, with its heading. */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
