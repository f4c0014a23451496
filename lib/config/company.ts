import type { Company } from '@/lib/config/brand-schema';

type Address = NonNullable<Company['address']>;

const xHosts = /^(?:www\.)?(?:x|twitter)\.com$/;
const isXProfile = (url: string) => xHosts.test(new URL(url).hostname);

/** Replaces a company's data by settings of the same meaning. */
export function overrideCompany(
  company: Company,
  { mail, twitter }: { mail: string | undefined; twitter: string | undefined },
): Company {
  const social = twitter
    ? [`https://x.com/${twitter.slice(1)}`, ...company.social.filter((url) => !isXProfile(url))]
    : company.social;
  return { ...company, mail: mail ?? company.mail, social };
}

/** The account on X as in Twitter cards, `@name`; undefined without one. */
export function xAccount({ social }: Company): string | undefined {
  const profile = social.find(isXProfile);
  const [, name] = /^\/(\w{1,15})\/?$/.exec(profile ? new URL(profile).pathname : '') ?? [];
  return name && `@${name}`;
}

/** The registered name with the legal form, which the name may already contain. */
export function legalName({ name, legalForm }: Company): string | undefined {
  return name && legalForm && !name.split(' ').includes(legalForm) ? `${name} ${legalForm}` : name;
}

/** Countries in which the postal code comes after the city and the region. */
const postalCodeLast: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'HK', 'ID', 'IE', 'IN', 'NZ', 'SG', 'TH', 'US']);

/** The lines of an address as letters have them, the country last. @param countryName its name in the reader's language */
export function addressLines({ street, postalCode, city, region, country }: Address, countryName: string): string[] {
  const join = (parts: readonly (string | undefined)[], separator: string) => parts.filter(Boolean).join(separator);
  const lines = postalCodeLast.has(country)
    ? [street, join([join([city, region], ', '), postalCode], ' ')]
    : [street, join([postalCode, city], ' '), region];
  return [...lines, countryName].filter((line) => line !== undefined);
}
