import { getTranslations } from 'next-intl/server';
import { Comparison } from '@/components/sections/comparison';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Points } from '@/components/sections/points';
import { Section, SectionPair } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { MoveScene } from '@/components/scenes/move';
import { Note } from '@/components/ui/note';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { competitorNames, type AlternativeId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** The page for those who use another product: both beside each other, what to ask, and how to move. */
export async function AlternativePage({ id }: { id: AlternativeId }) {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  const path = pathTo('alternative', { id });
  const { heading, lead, sections } = copyAt(locale, path);
  const product = competitorNames[id];
  // Every such page says four things in this order; where nothing is quoted of the other product, it asks twice.
  const [first, second, stay, move] = sections as [Part, Part, Part, Part];
  const documented = first.points ? undefined : first;
  const questions = documented ? [second] : [first, second];
  const asked = questions.map((section) => (
    <Section
      heading={section.heading}
      text={section.text}
      layout={documented ? 'split' : 'stacked'}
      key={section.heading}
    >
      <Points points={section.points ?? []} />
    </Section>
  ));
  return (
    <MarketingPage path={path}>
      <Hero
        heading={heading}
        lead={lead}
        scene={<MoveScene from={product} />}
        actions={[
          { label: t('download'), href: linkPath(locale, pathTo('download')) },
          { label: t('askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      <Comparison product={product} documented={documented} stay={stay} />
      {documented ? asked : <SectionPair>{asked}</SectionPair>}
      <Steps heading={move.heading} text={move.text} items={(move.points ?? []).map((title) => ({ title }))} />
      <Note>{t('trademark', { product })}</Note>
    </MarketingPage>
  );
}

type Part = ReturnType<typeof copyAt>['sections'][number];
