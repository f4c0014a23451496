import { getTranslations } from 'next-intl/server';
import { Closing } from '@/components/sections/closing';
import { CodeSamples } from '@/components/sections/code-samples';
import { CopySections } from '@/components/sections/copy-sections';
import { FactTable } from '@/components/sections/fact-table';

import { Hero } from '@/components/sections/hero';
import { LinkCards } from '@/components/sections/link-cards';
import { pageScene } from '@/components/sections/page-scene';
import { Points } from '@/components/sections/points';
import { Questions } from '@/components/sections/questions';
import { Section } from '@/components/sections/section';
import { Steps } from '@/components/sections/steps';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { DefaultLayout } from '@/components/shell/default-layout';
import { JsonLd } from '@/components/ui/json-ld';
import { codeSamples } from '@/lib/code-samples';
import { copyCards } from '@/lib/content/copy-cards';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { docsHref } from '@/lib/navigation';
import { featureIds } from '@/lib/routing/catalogue';
import { breadcrumbs } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, faqPage } from '@/lib/seo/json-ld';

/** The article of the documentation that goes further than the page. */
const docsSlug: Record<string, string> = { 'local-api': 'automation', rpa: 'automation' };

/** The page of a feature: its scene, how it works, what can be set, a worked example, questions. */
export async function FeaturePage({ id }: { id: string }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { name, heading, lead, sections, steps, table, example, questions = [] } = pageCopy(locale, 'features', id);
  const crumbs = breadcrumbs(locale, `/${id}`, name);
  const samples = codeSamples[id] ?? [];
  const others = featureIds.filter((other) => other !== id);
  const { scene, layout } = pageScene(id);
  return (
    <DefaultLayout path={`/${id}`}>
      <Breadcrumbs crumbs={crumbs} label={t('shell.breadcrumb')} />
      <Hero
        heading={heading}
        lead={lead}
        scene={scene}
        layout={layout}
        actions={[
          { label: t('parts.download'), href: linkPath(locale, '/download') },
          { label: t('parts.readDocs'), href: docsHref(locale, docsSlug[id] ?? 'profiles') },
        ]}
      />
      {steps ? <Steps {...steps} /> : null}
      <CopySections sections={sections} />
      {table ? (
        <Section heading={table.heading} text={table.text} tone="sunken">
          <FactTable caption={table.heading} columns={table.columns} rows={table.rows} />
        </Section>
      ) : null}
      {example ? (
        <Section heading={example.heading} text={example.text} layout={samples.length > 0 ? 'stacked' : 'split'}>
          {example.points ? <Points points={example.points} /> : null}
          {samples.length > 0 ? <CodeSamples samples={samples} /> : null}
        </Section>
      ) : null}
      <Section heading={t('parts.questions')} layout="split">
        <Questions questions={questions} />
      </Section>
      <LinkCards heading={t('parts.otherFeatures')} cards={copyCards(locale, 'features', others)} />
      <Closing locale={locale} />
      <JsonLd data={[breadcrumbList(crumbs), faqPage(locale, questions)]} />
    </DefaultLayout>
  );
}
