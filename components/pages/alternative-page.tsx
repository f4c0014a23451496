import { getTranslations } from 'next-intl/server';
import { Comparison } from '@/components/sections/comparison';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { BulletList } from '@/components/sections/bullet-list';
import { CompetitorTable } from '@/components/sections/competitor-table';
import { FaqSection } from '@/components/sections/faq-section';
import { RelatedPages } from '@/components/sections/related-pages';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { ProfileImportMockup } from '@/components/mockups/profile-import';
import { Note } from '@/components/ui/note';
import { sectionById } from '@/lib/content/page-copy';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { relatedToAlternative } from '@/lib/pages/related-pages';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { competitorName, type AlternativeId } from '@/lib/urls/alternatives';
import { pathTo } from '@/lib/urls/path-to';
import { isChinese, type LocaleCode } from '@/lib/i18n/locales';

/** Formats a brand name for use in a sentence: Chinese puts spaces around Latin names, but not around Chinese ones. */
function spaceBrandName(name: string, locale: LocaleCode): string {
  return isChinese(locale) && /^\p{Script=Latin}/u.test(name) ? ` ${name} ` : name;
}

/** Page for users of a competing product: comparison, suitability of each, questions to ask, and how to migrate. */
export async function AlternativePage({ id }: { id: AlternativeId }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const path = pathTo('alternative', { id });
  const copy = pageCopyAt(locale, path);
  const { heading, lead, steps, questions = [] } = copy;
  const product = competitorName(id, locale);
  const messageArgs = { product: spaceBrandName(product, locale) };
  const evaluationQuestions = sectionById(copy, 'questions-to-ask');
  return (
    <MarketingPage path={path}>
      <Hero
        heading={heading}
        lead={lead}
        mockup={<ProfileImportMockup from={product} />}
        actions={[
          { label: t('common.download'), href: linkPath(locale, pathTo('download')) },
          { label: t('common.askUs'), href: linkPath(locale, pathTo('pre-sales')) },
        ]}
      />
      <CompetitorTable
        heading={t('compare.table.heading', messageArgs)}
        text={t('compare.table.text', messageArgs).trim()}
        products={[id]}
      />
      <Comparison
        chooseUs={sectionById(copy, 'choose')}
        stayWithCompetitor={sectionById(copy, 'stay-with-competitor')}
      />
      <Section heading={evaluationQuestions.heading} text={evaluationQuestions.text} layout="split">
        <BulletList items={evaluationQuestions.bullets ?? []} />
      </Section>
      {steps ? <Steps {...steps} /> : null}
      <FaqSection questions={questions} />
      <RelatedPages heading={t('common.relatedPages')} links={await relatedToAlternative(locale, id)} locale={locale} />
      <Note>{t('common.trademark', messageArgs).trim()}</Note>
    </MarketingPage>
  );
}
