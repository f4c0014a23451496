import { getTranslations } from 'next-intl/server';
import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Section } from '@/components/sections/section';
import { TeamSizeList } from '@/components/sections/team-size-list';
import { getUseCase } from '@/components/sections/use-cases';
import { UseCaseThumbnail } from '@/components/mockups/use-case-thumbnail';
import { UseCaseWindows } from '@/components/mockups/use-case-windows';
import { pageCards } from '@/lib/pages/page-cards';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { itemList } from '@/lib/seo/json-ld';
import { linkPath } from '@/lib/i18n/locale-paths';
import { solutionIds, type SolutionId } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** All solutions, by job and by platform. The first of each group shows its windows, the others a thumbnail. */
export async function SolutionsPage() {
  const path = pathTo('solutions');
  const locale = await currentLocale();
  const t = await getTranslations();
  const texts = await getTranslatorWithFallback('common.teamSizes');
  const { heading, lead } = pageCopyAt(locale, path);
  const toCards = (ids: readonly SolutionId[]) =>
    ids
      .flatMap((id) => pageCards(locale, [pathTo('solution', { id })]).map((card) => ({ id, card })))
      .map(({ id, card }, i) => ({
        ...card,
        image:
          i === 0 ? (
            <UseCaseWindows useCase={{ ...getUseCase(id), layout: 'columns' }} />
          ) : (
            <UseCaseThumbnail useCase={getUseCase(id)} />
          ),
      }));
  const [useCaseCards, platformCards] = [toCards(solutionIds('useCase')), toCards(solutionIds('platform'))];
  const listItems = [...useCaseCards, ...platformCards].map((card) => ({ name: card.title, path: card.path }));
  return (
    <MarketingPage path={path} data={[itemList(locale, listItems)]}>
      <Hero
        heading={heading}
        lead={lead}
        actions={[
          { label: t('common.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('common.createAccount'), href: 'register' },
        ]}
      />
      <LinkCards heading={t('shell.nav.byUseCase')} cards={useCaseCards} isGallery />
      <LinkCards heading={t('shell.nav.byPlatform')} cards={platformCards} isGallery isReversed />
      <Section heading={texts('heading')} text={texts('text')} tone="sunken">
        <TeamSizeList locale={locale} />
      </Section>
    </MarketingPage>
  );
}
