import { getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import { solutionLinks, type NavLink } from '@/lib/pages/navigation';
import { solutionIds } from '@/lib/urls/solutions';
import styles from './use-case-list.module.css';

function Group({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to all use cases: by job and by platform. */
export async function UseCaseList({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('shell.nav');
  return (
    <div className={styles.groups}>
      <Group heading={t('byUseCase')} links={solutionLinks(locale, solutionIds('useCase'))} />
      <Group heading={t('byPlatform')} links={solutionLinks(locale, solutionIds('platform'))} />
    </div>
  );
}
