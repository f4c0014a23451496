import { getFormatter, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Section } from '@/components/sections/section';
import { trades } from '@/components/sections/trades';
import { UseListBySize } from '@/components/sections/use-list';
import { Panel } from '@/components/scenes/panel';
import { places, shownAt } from '@/components/scenes/places';
import { tradeNames } from '@/components/scenes/trade-name';
import { TradeThumb } from '@/components/scenes/trade-thumb';
import { TradeWindows } from '@/components/scenes/trade-windows';
import { copyCards } from '@/lib/pages/copy-cards';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { itemList } from '@/lib/machine-readable/json-ld';
import type { PagePath } from '@/lib/i18n/paths';
import { jobIds, platformIds, type SolutionId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** A profile of each of the jobs, as they might lie in one person's list. */
async function JobsPanel({ ids }: { ids: readonly SolutionId[] }) {
  const t = await getTranslations('scenes.profileList');
  const format = await getFormatter();
  const rows = ids.map(async (id, i) => {
    const { facet, place } = trades[id].profiles[i % 3]!;
    return {
      facet,
      name: (await tradeNames(trades[id]))[i % 3]!,
      detail: `${place} · ${places[place].language}`,
      value: format.dateTime(shownAt, { timeStyle: 'short', timeZone: places[place].zone }),
    };
  });
  return <Panel title={t('all')} icon="layers" rows={await Promise.all(rows)} />;
}

/** All solutions: by job and by platform, with a scene for each of the two. */
export async function SolutionsPage({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { heading, lead } = copyAt(locale, path);
  const cards = (ids: readonly SolutionId[]) =>
    ids.flatMap((id) =>
      copyCards(locale, [pathTo('solution', { id })]).map((card) => ({
        ...card,
        picture: <TradeThumb trade={trades[id]} />,
      })),
    );
  const [jobs, platforms] = [cards(jobIds), cards(platformIds)];
  const offered = jobIds.filter((id) => jobs.some((card) => card.path === pathTo('solution', { id })));
  const listed = [...jobs, ...platforms].map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listed)]}>
      <Hero heading={heading} lead={lead} />
      <LinkCards heading={t('shell.nav.byJob')} cards={jobs} scene={<JobsPanel ids={offered} />} />
      <LinkCards
        heading={t('shell.nav.byPlatform')}
        cards={platforms}
        scene={<TradeWindows trade={{ ...trades.tiktok, layout: 'stack' }} />}
      />
      <Section heading={t('parts.teams.heading')} text={t('parts.teams.text')} tone="sunken">
        <UseListBySize locale={locale} />
      </Section>
    </MarketingPage>
  );
}
