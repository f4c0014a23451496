import { getTranslations } from 'next-intl/server';
import { MarketingPage } from '@/components/pages/marketing-page';
import { CompanyFacts, type CompanyFact } from '@/components/sections/company-facts';
import { ContentSections } from '@/components/sections/content-sections';
import { LinkList, type LinkListItem } from '@/components/sections/link-list';
import { PageHeader } from '@/components/sections/page-header';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { TableSection } from '@/components/sections/table-section';
import { site } from '@/lib/config/site';
import { sectionById } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { navigationLabels } from '@/lib/next-intl/navigation-labels';
import { navLinks } from '@/lib/pages/navigation';
import type { NavEntry } from '@/lib/pages/navigation-schema';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { ogImage } from '@/lib/seo/metadata';
import type { CompanyPageId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';

/** Of each page: what it says about the company, and the pages it links to in addition to the contact page. */
const contents: Readonly<Record<CompanyPageId, { facts: readonly CompanyFact[]; links: readonly NavEntry[] }>> = {
  imprint: {
    facts: ['name', 'address', 'officers', 'register', 'taxId', 'mail', 'phone'],
    links: [
      { page: 'terms-of-service', label: 'common.legal.terms-of-service' },
      { page: 'privacy-policy', label: 'common.legal.privacy-policy' },
    ],
  },
  'data-processing': {
    facts: ['name', 'address', 'mail'],
    links: [{ page: 'security' }, { page: 'privacy-policy', label: 'common.legal.privacy-policy' }],
  },
  accessibility: { facts: [], links: [] },
  press: { facts: ['name', 'address', 'mail', 'phone', 'social'], links: [{ page: 'about-us' }, { page: 'release' }] },
};

/** The logo in two formats, and the share images of some pages in the reader's language. */
async function pressFiles(locale: LocaleCode): Promise<LinkListItem[]> {
  const logo = (await getTranslations('common.company'))('logo');
  const paths = [pathTo('home'), pathTo('download'), pathTo('html', { html: 'antidetect-browser' })];
  const images = await Promise.all(
    paths.map(async (path) => {
      const image = await ogImage(locale, path);
      return image ? [{ label: `${pageCopyAt(locale, path).name} (PNG)`, href: new URL(image.url).pathname }] : [];
    }),
  );
  return [
    { label: `${logo} (SVG)`, href: '/icon.svg' },
    { label: `${logo} (PNG)`, href: '/icon-512.png' },
    ...images.flat(),
  ];
}

/** Page about the company: its data, the sections of the copy, and whom to ask. */
export async function CompanyPage({ id }: { id: CompanyPageId }) {
  const locale = await currentLocale();
  const path = pathTo('html', { html: id });
  const copy = pageCopyAt(locale, path);
  const { facts, links } = contents[id];
  const contact = sectionById(copy, 'contact');
  const files = copy.sections.find((section) => section.id === 'files');
  return (
    <MarketingPage
      path={path}
      closing={
        <Section heading={contact.heading} text={contact.text} layout="split" tone="sunken">
          <LinkList
            links={[
              pageLink(locale, pathTo('pre-sales')),
              { label: site.contactEmail, href: `mailto:${site.contactEmail}` },
              ...navLinks(locale, links, await navigationLabels()),
            ]}
          />
        </Section>
      }
    >
      <PageHeader heading={copy.heading} lead={copy.lead} />
      {facts.length > 0 ? <CompanyFacts names={facts} locale={locale} /> : null}
      <TableSection table={copy.table} />
      <ContentSections sections={copy.sections.filter((section) => section !== contact && section !== files)} />
      {copy.steps ? <Steps {...copy.steps} /> : null}
      {files ? (
        <Section heading={files.heading} text={files.text} layout="split">
          <LinkList links={await pressFiles(locale)} />
        </Section>
      ) : null}
    </MarketingPage>
  );
}
