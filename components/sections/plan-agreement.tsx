import { AgreementMockup } from '@/components/mockups/agreement';
import { sectionById } from '@/lib/content/page-copy';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';
import { translatedText } from '@/lib/i18n/element-text';

/** The agreement of the partner plan, and the progress towards it. */
export async function PlanAgreement() {
  const copy = pageCopyAt(await currentLocale(), pathTo('partner-plan'));
  const steps = copy.steps?.items ?? [];
  return (
    <AgreementMockup
      brand={site.name}
      title={translatedText(steps.at(-2)?.title) ?? copy.name}
      steps={steps.length}
      brandObligations={translatedText(sectionById(copy, 'receive').heading) ?? copy.name}
      partnerObligations={translatedText(sectionById(copy, 'expect').heading) ?? copy.name}
    />
  );
}
