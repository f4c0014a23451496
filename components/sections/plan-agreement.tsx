import { AgreementScene } from '@/components/scenes/agreement';
import { sectionById } from '@/lib/content/section-by-id';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';

/** The agreement of the partner plan, with its steps and what both sides owe each other. */
export async function PlanAgreement() {
  const copy = copyAt(await currentLocale(), pathTo('partner-plan'));
  const side = (id: string) => {
    const { heading, points = [] } = sectionById(copy, id);
    return { heading, points };
  };
  return (
    <AgreementScene
      brand={site.name}
      steps={copy.steps?.items.map(({ title }) => title) ?? []}
      gives={side('receive')}
      takes={side('expect')}
    />
  );
}
