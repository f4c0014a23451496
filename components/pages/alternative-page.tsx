import { getTranslations } from 'next-intl/server';
import { Comparison } from '@/components/sections/comparison';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { Points } from '@/components/sections/points';
import { ProductTable } from '@/components/sections/product-table';
import { QuestionSection } from '@/components/sections/question-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { MoveScene } from '@/components/scenes/move';
import { Note } from '@/components/ui/note';
import { sectionById } from '@/lib/content/section-by-id';
import { copyAt } from '@/lib/pages/copy-of';
import { relatedToAlternative } from '@/lib/pages/related-pages';
import { currentLocale } from '@/lib/rendering/current-locale';
import { nameInText } from '@/lib/i18n/name-in-text';
import { linkPath } from '@/lib/i18n/paths';
import { competitorName, type AlternativeId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

/** The page for those who use another product: both beside each other, whom each fits, what to ask, and how to move. */
export async function AlternativePage({ id }: { id: AlternativeId }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const path = pathTo('alternative', { id });
  const copy = copyAt(locale, path);
  const { heading, lead, steps, questions = [] } = copy;
  const product = competitorName(id, locale);
  const named = { product: nameInText(product, locale) };
  const ask = sectionById(copy, 'ask');
  return (
    <MarketingPage path={path}>
      <Hero
        heading={heading}
        lead={lead}
        scene={<MoveScene from={product} />}
        actions={[
          { label: t('parts.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('parts.askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      <ProductTable
        heading={t('compare.table.heading', named)}
        text={t('compare.table.text', named).trim()}
        products={[id]}
      />
      <Comparison choose={sectionById(copy, 'choose')} stay={sectionById(copy, 'stay')} />
      <Section heading={ask.heading} text={ask.text} layout="split">
        <Points points={ask.points ?? []} />
      </Section>
      {steps ? <Steps {...steps} /> : null}
      <QuestionSection questions={questions} />
      <RelatedPages heading={t('parts.relatedPages')} links={await relatedToAlternative(locale, id)} locale={locale} />
      <Note>{t('parts.trademark', named).trim()}</Note>
    </MarketingPage>
  );
}
