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

/** A section of a page, with its heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** A table that scrolls by itself where it is wider than the page. */
export function Table({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
