import { AgreementScene } from '@/components/scenes/agreement';
import { sectionById } from '@/lib/content/section-by-id';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';

/** The agreement of the partner plan, and how far the way to it has been gone. */
export async function PlanAgreement() {
  const copy = copyAt(await currentLocale(), pathTo('partner-plan'));
  const steps = copy.steps?.items ?? [];
  return (
    <AgreementScene
      brand={site.name}
      title={steps.at(-2)?.title ?? copy.name}
      steps={steps.length}
      gives={sectionById(copy, 'receive').heading}
      takes={sectionById(copy, 'expect').heading}
    />
  );
}
