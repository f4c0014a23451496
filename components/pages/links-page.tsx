import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { FingerprintTestMockup } from '@/components/mockups/fingerprint-test';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { linkGroups, links, type LinkGroup } from '@/lib/content/recommended-links';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import { pathTo } from '@/lib/urls/path-to';
import styles from './links-page.module.css';

const icons = {
  check: 'shield-check',
  automate: 'workflow',
  standards: 'book-open',
  network: 'network',
} as const satisfies Record<LinkGroup, string>;

/** Useful public pages, grouped by purpose. */
export async function LinksPage() {
  const path = pathTo('links');
  const texts = await getTranslatorWithFallback('links');
  const copy = pageCopyAt(await currentLocale(), path);
  return (
    <MarketingPage path={path}>
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        mockup={<FingerprintTestMockup pages={links.filter(({ group }) => group === 'check')} />}
      />
      <div className={styles.groups} data-dedupe="">
        {linkGroups.map((group) => (
          <section className={styles.group} key={group}>
            <Icon name={icons[group]} size={24} />
            <h2 {...langProps(texts(`groups.${group}`))}>{plainText(texts(`groups.${group}`))}</h2>
            <ul className={styles.links}>
              {links
                .filter((link) => link.group === group)
                .map(({ id, name, url }) => (
                  <li className={styles.link} key={id}>
                    <a href={url} rel="noopener" translate="no">
                      {name}
                      <Icon name="external-link" size={16} />
                    </a>
                    <p {...textProps(texts(id))} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </MarketingPage>
  );
}
