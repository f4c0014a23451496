import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Company } from '@/lib/config/brand-schema';
import { addressLines, legalName } from '@/lib/config/company';
import { site } from '@/lib/config/site';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import styles from './company-facts.module.css';

export type CompanyFact = 'name' | 'address' | 'register' | 'taxId' | 'officers' | 'mail' | 'phone' | 'social';

const toLines = (lines: readonly ReactNode[]) =>
  lines.map((line, i) => (
    <Fragment key={i}>
      {i > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

/** How each fact is shown; null if it is unknown. */
const facts: Readonly<Record<CompanyFact, (company: Company, locale: LocaleCode) => ReactNode>> = {
  name: (company) => legalName(company),
  address: ({ address }, locale) => {
    if (!address) return null;
    const countries = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
    return toLines(addressLines(address, countries.of(address.country) ?? address.country));
  },
  register: ({ register }) => register,
  taxId: ({ taxId }) => taxId,
  officers: ({ officers }) => (officers.length > 0 ? toLines(officers) : null),
  mail: ({ mail }) => mail && <a href={`mailto:${mail}`}>{mail}</a>,
  phone: ({ phone }) => phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
  social: ({ social }) => {
    const links = social.map((url) => (
      <a href={url} rel="noopener" key={url}>
        {url.replace(/^https:\/\/(?:www\.)?/, '')}
      </a>
    ));
    return links.length > 0 ? toLines(links) : null;
  },
};

type CompanyFactsProps = { names: readonly CompanyFact[]; locale: LocaleCode; company?: Company };

/** A list of the company data in `content/brand/company.json`, without fields that are empty. */
export async function CompanyFacts({ names, locale, company = site.company }: CompanyFactsProps) {
  const t = await getTranslations('common.company');
  const known = names
    .map((name) => ({ name, value: facts[name](company, locale) }))
    .filter(({ value }) => value !== null && value !== undefined);
  return (
    <dl className={styles.facts} data-dedupe="">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
