import { getFormatter, getTranslations } from 'next-intl/server';
import { Bento } from '@/components/sections/bento';
import calculator from '@/components/sections/calculator.module.css';
import { AccountCta } from '@/components/sections/closing-cta';
import { DataTable } from '@/components/sections/data-table';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { FaqSection } from '@/components/sections/faq-section';
import { ReferralCalculator } from '@/components/sections/referral-calculator';
import { Section } from '@/components/sections/section';
import { Statement } from '@/components/sections/statement';
import { Steps } from '@/components/sections/steps';
import { SettingsPanel } from '@/components/mockups/settings-panel';
import { sectionById } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt, pageLink } from '@/lib/pages/page-copy-lookup';
import { absoluteUrl } from '@/lib/pages/locale-variants';
import { formatMoney } from '@/lib/pricing/money';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { defaultCurrency } from '@/lib/pricing/plans';
import { readPrices, readReferralProgram } from '@/lib/pricing/prices-schema';
import { commission } from '@/lib/pricing/referral-program';
import { pathTo } from '@/lib/urls/path-to';
import { translatedText } from '@/lib/i18n/element-text';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';

/** Differs from the calculator's initial value, so that no sum appears twice. */
const examplePeople = 3;

/** People and months of the examples that replace the calculator without scripts. */
const examples = [
  [1, 12],
  [5, 12],
  [10, 24],
  [20, 36],
] as const;

const calculatorKeys = ['people', 'plan', 'months', 'total', 'lastMonth'] as const;

/** The referral program: how it works, sample terms, an example, and a calculator. */
export async function ReferralPage() {
  const path = pathTo('referral-program');
  const locale = await currentLocale();
  const t = await getTranslations('referral');
  const texts = await getTranslatorWithFallback('referral');
  const pricing = await getTranslations('pricing');
  const tCommon = await getTranslations('common');
  const format = await getFormatter();
  const copy = pageCopyAt(locale, path);
  const { planName } = await planMessages();
  const program = readReferralProgram();
  const prices = readPrices();
  const currency = defaultCurrency(locale, prices);
  const currencyFormat = prices.currencies[currency]!;
  const money = (amount: number) => formatMoney(amount, currencyFormat);
  const percent = format.number(program.rate, { style: 'percent' });
  const paidPlans = Object.entries(prices.plans)
    .map(([id, plan]) => ({ value: id, label: planName(id), price: plan.price[currency]! }))
    .filter(({ price }) => price > 0);
  const {
    value: examplePlan,
    label: plan,
    price,
  } = paidPlans.find(({ value }) => value === prices.recommended) ?? paidPlans[0]!;
  const messages = Object.fromEntries([
    ...calculatorKeys.map((key) => [key, t(`calculator.${key}`)]),
    ...(['fewer', 'more'] as const).map((key) => [key, pricing(`calculator.${key}`)]),
  ]) as Parameters<typeof ReferralCalculator>[0]['messages'];
  const terms = [
    [t('terms.rate'), t('terms.rateValue', { percent })],
    [t('terms.months'), t('terms.monthsValue', { count: program.months })],
    [t('terms.attributionWindow'), t('terms.attributionWindowValue', { count: program.windowDays })],
    [t('terms.payoutDelay'), t('terms.payoutDelayValue', { count: program.holdDays })],
    [t('terms.minimum'), money(program.minimum[currency]!)],
    [t('terms.methods'), t('terms.methodsValue')],
  ] as const;
  const sharedPages = (['pricing', 'download', 'faq'] as const).map((page) => pageLink(locale, pathTo(page)));
  return (
    <MarketingPage
      path={path}
      closing={<AccountCta variant="referral" secondaryAction={pageLink(locale, pathTo('partner-plan'))} />}
    >
      <Hero
        heading={copy.heading}
        lead={copy.lead}
        actions={[{ label: tCommon('createAccount'), href: 'register' }]}
        mockup={
          <section className={calculator.trial}>
            <h2>{t('calculator.heading')}</h2>
            <p>{t('calculator.text')}</p>
            <ReferralCalculator
              messages={messages}
              options={paidPlans}
              initial={examplePlan}
              format={currencyFormat}
              terms={program}
            />
            <div className="without-scripts">
              <p>{t('calculator.tableText', { plan })}</p>
              <DataTable
                caption={t('calculator.heading')}
                columns={(['people', 'months', 'total', 'lastMonth'] as const).map((key) => t(`calculator.${key}`))}
                rows={examples.map(([people, months]) => {
                  const { total, lastMonth } = commission(program, price, people, months);
                  return [String(people), months, money(total), money(lastMonth)];
                })}
              />
            </div>
          </section>
        }
      />
      {copy.steps ? <Steps {...copy.steps} /> : null}
      <Section heading={texts('terms.heading')} layout="split" tone="sunken">
        <DataTable caption={texts('terms.heading')} columns={[t('terms.name'), t('terms.value')]} rows={terms} />
      </Section>
      <Statement
        heading={texts('example.heading')}
        text={t('example.text', {
          people: examplePeople,
          plan,
          price: money(price),
          percent,
          commission: money(price * program.rate * examplePeople),
          total: money(price * program.rate * examplePeople * program.months),
          months: program.months,
        })}
      />
      <Bento
        sections={copy.sections}
        imageIndex={0}
        image={
          <SettingsPanel
            alt={translatedText(sectionById(copy, 'attribution').heading) ?? copy.name}
            title={`${absoluteUrl(locale, pathTo('home')).replace(/^https?:\/\//, '')}?ref=ada`}
            icon="link"
            action={tCommon('copyCode')}
            rows={sharedPages.map(({ label, href }) => [label, `${href}?ref=ada`])}
          />
        }
      />
      <FaqSection questions={copy.questions ?? []} />
    </MarketingPage>
  );
}
