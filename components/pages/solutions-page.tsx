import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Section } from '@/components/sections/section';
import { SizeList } from '@/components/sections/size-list';
import { trades } from '@/components/sections/trades';
import { TradeThumb } from '@/components/scenes/trade-thumb';
import { TradeWindows } from '@/components/scenes/trade-windows';
import { copyCards } from '@/lib/pages/copy-cards';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { itemList } from '@/lib/machine-readable/json-ld';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { jobIds, platformIds, type SolutionId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** All solutions: by job and by platform. The first of each shows its windows, the others the page of one of them. */
export async function SolutionsPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { heading, lead } = copyAt(locale, path);
  const cards = (ids: readonly SolutionId[]) =>
    ids
      .flatMap((id) => copyCards(locale, [pathTo('solution', { id })]).map((card) => ({ id, card })))
      .map(({ id, card }, i) => ({
        ...card,
        picture:
          i === 0 ? <TradeWindows trade={{ ...trades[id], layout: 'row' }} /> : <TradeThumb trade={trades[id]} />,
      }));
  const [jobs, platforms] = [cards(jobIds), cards(platformIds)];
  const listed = [...jobs, ...platforms].map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listed)]}>
      <Hero
        heading={heading}
        lead={lead}
        actions={[
          { label: t('parts.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('parts.createAccount'), href: 'register' },
        ]}
      />
      <LinkCards heading={t('shell.nav.byJob')} cards={jobs} isGallery />
      <LinkCards heading={t('shell.nav.byPlatform')} cards={platforms} isGallery isReversed />
      <Section heading={t('parts.teams.heading')} text={t('parts.teams.text')} tone="sunken">
        <SizeList locale={locale} />
      </Section>
    </MarketingPage>
  );
}
