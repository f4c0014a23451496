import { getTranslations } from 'next-intl/server';
import { Bento } from '@/components/sections/bento';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { TradePanel } from '@/components/sections/trade-panel';
import { trades } from '@/components/sections/trades';
import { TradeWindows } from '@/components/scenes/trade-windows';
import { copyCards } from '@/lib/pages/copy-cards';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { isPlatformId, jobIds, platformIds, type SolutionId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** The page of a line of work: its profiles at work, how they are set up, where the limits are, and its neighbors. */
export async function SolutionPage({ id }: { id: SolutionId }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const path = pathTo('solution', { id });
  const { heading, lead, sections } = copyAt(locale, path);
  const trade = trades[id];
  const listed = sections.findIndex(({ points }) => points);
  const group: readonly SolutionId[] = isPlatformId(id) ? platformIds : jobIds;
  const after = group.indexOf(id) + 1;
  const others = [...group.slice(after), ...group.slice(0, after - 1)].map((other) =>
    pathTo('solution', { id: other }),
  );
  return (
    <MarketingPage path={path}>
      <Hero
        heading={heading}
        lead={lead}
        scene={<TradeWindows trade={trade} />}
        layout={trade.layout === 'stack' ? 'beside' : 'below'}
        actions={[
          { label: t('parts.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('parts.askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      <Bento sections={sections} pictured={listed < 0 ? 1 : listed} picture={<TradePanel trade={trade} />} />
      <LinkCards
        heading={t(isPlatformId(id) ? 'shell.nav.byPlatform' : 'shell.nav.byJob')}
        cards={copyCards(locale, others).slice(0, 3)}
      />
    </MarketingPage>
  );
}
