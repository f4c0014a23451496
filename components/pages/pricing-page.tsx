import { getTranslations } from 'next-intl/server';
import { ContentSections } from '@/components/sections/content-sections';
import { DataTable } from '@/components/sections/data-table';
import { Hero } from '@/components/sections/hero';
import { MarketingPage } from '@/components/pages/marketing-page';
import { PlanColumns } from '@/components/sections/plan-columns';
import { PlanComparisonTable } from '@/components/sections/plan-comparison-table';
import { Price } from '@/components/sections/price';
import { PriceCalculator } from '@/components/sections/price-calculator';
import { BillingToggle } from '@/components/sections/billing-toggle';
import { FaqSection } from '@/components/sections/faq-section';
import { Section } from '@/components/sections/section';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { isSample } from '@/lib/pages/samples';
import { planMessages } from '@/lib/next-intl/plan-messages';
import { defaultCurrency, inCurrencies } from '@/lib/pricing/plans';
import { readPrices } from '@/lib/pricing/prices-schema';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import { softwareApplication } from '@/lib/seo/json-ld';
import { pathTo } from '@/lib/urls/path-to';
import styles from './pricing-page.module.css';

/** Profiles and seats of the examples that replace the calculator without scripts. */
const examples = [
  [2, 1],
  [10, 1],
  [50, 2],
  [100, 5],
  [300, 10],
  [1000, 20],
] as const;

const calculatorKeys = ['profiles', 'seats', 'fewer', 'more', 'plan', 'price', 'perProfile', 'extras'] as const;

export async function PricingPage() {
  const path = pathTo('pricing');
  const locale = await currentLocale();
  const t = await getTranslations('pricing');
  const copy = pageCopyAt(locale, path);
  const toMessageEntry = (key: (typeof calculatorKeys)[number]) => [key, t(`calculator.${key}`)] as const;
  const { planName } = await planMessages();
  const prices = readPrices();
  const names = Object.fromEntries(Object.keys(prices.plans).map((id) => [id, planName(id)]));
  const columns = (['profiles', 'seats', 'plan', 'price'] as const).map((key) => t(`calculator.${key}`));
  const rows = examples.map(([profiles, seats]) => {
    const quote = cheapestQuote(profiles, seats, prices);
    const amounts = inCurrencies(prices, (code) => quotePrice(quote, code, prices));
    return [String(profiles), seats, names[quote.plan], <Price key="price" {...prices} amounts={amounts} />] as const;
  });
  const priceCurrency = defaultCurrency(locale, prices);
  const offers = Object.entries(prices.plans).map(([id, { price }]) => ({
    name: names[id]!,
    price: price[priceCurrency]!,
    priceCurrency,
  }));
  return (
    <MarketingPage path={path} data={isSample('prices') ? [] : [softwareApplication(locale, copy, offers)]}>
      <Hero heading={copy.heading} lead={copy.lead} />
      <div className={styles.choices}>
        <BillingToggle locale={locale} />
      </div>
      <PlanColumns />
      <PlanComparisonTable />
      <Section heading={t('calculator.heading')} text={t('calculator.text')}>
        <PriceCalculator
          messages={
            Object.fromEntries(calculatorKeys.map(toMessageEntry)) as Parameters<typeof PriceCalculator>[0]['messages']
          }
          names={names}
          prices={prices}
        />
        <div className="without-scripts">
          <p>{t('calculator.tableText')}</p>
          <DataTable caption={t('calculator.heading')} columns={columns} rows={rows} />
        </div>
      </Section>
      <ContentSections sections={copy.sections} />
      <FaqSection questions={copy.questions ?? []} />
    </MarketingPage>
  );
}
