import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { iconNames } from '@/lib/config/icon-names';
import { knownName, unknownName } from '@/lib/config/known-name';
import type { LocaleCode } from '@/lib/i18n/locales';
import { featureIds, topicIds } from '@/lib/urls/catalog';
import { catalogFields, uniqueIds } from '@/lib/urls/catalog-schema';

/** Solutions, `content/solutions.json`: pages of use cases and of platforms, in the order of lists. */

const solutionKinds = ['useCase', 'platform'] as const;
export type SolutionKind = (typeof solutionKinds)[number];

/** Approximate team size in the page's example. */
export const teamSizes = ['few', 'several', 'many'] as const;

/** Blocks of a page; each is rendered from the page copy of the same name. */
const layoutBlocks = ['sections', 'example', 'steps', 'table', 'troubleshooting', 'regulations', 'questions'] as const;
export type LayoutBlock = (typeof layoutBlocks)[number];

/** The id of a solution. */
export type SolutionId = string;

const solutionSchema = z.strictObject({
  ...catalogFields,
  kind: knownName(solutionKinds),
  icon: knownName(iconNames),
  /** The solution whose slug replaces this one, and is replaced by it, in locales that offer only one of the two. */
  counterpart: z.string().optional(),
  team: knownName(teamSizes),
  /** Most relevant for this audience first. */
  order: z.array(knownName(layoutBlocks)).min(1),
  pages: z.array(knownName([...featureIds, ...topicIds])),
  /** Most closely related solutions; if a locale lacks one, others of the same kind follow. */
  solutions: z.array(z.string()),
});
export type Solution = z.output<typeof solutionSchema>;

/** Reports references to solutions that do not exist, and solutions with two counterparts. */
function checkReferences(solutions: readonly Solution[], context: z.RefinementCtx): void {
  const ids = solutions.map(({ id }) => id);
  const paired = new Set<string>();
  for (const [i, { id, counterpart, solutions: related }] of solutions.entries()) {
    const others = ids.filter((other) => other !== id);
    const requireOther = (other: string, ...path: (string | number)[]) => {
      if (!others.includes(other)) context.addIssue({ code: 'custom', path, message: unknownName(other, others) });
    };
    for (const [k, other] of related.entries()) requireOther(other, i, 'solutions', k);
    if (counterpart === undefined) continue;
    requireOther(counterpart, i, 'counterpart');
    const twice = [id, counterpart].find((one) => paired.has(one));
    if (twice !== undefined) {
      const message = `“${twice}” already has a counterpart`;
      context.addIssue({ code: 'custom', path: [i, 'counterpart'], message });
    }
    paired.add(id).add(counterpart);
  }
}

export const solutionsFile = 'content/solutions.json';
export const solutionsSchema = z.array(solutionSchema).superRefine(uniqueIds).superRefine(checkReferences);
export const solutions: () => readonly Solution[] = lazyJson(solutionsFile, solutionsSchema);

export const findSolution = (id: string): Solution | undefined => solutions().find((solution) => solution.id === id);

/** The ids of all solutions, or of one kind. */
export const solutionIds = (kind?: SolutionKind): SolutionId[] =>
  solutions().flatMap((solution) => (kind === undefined || solution.kind === kind ? [solution.id] : []));

/** The locales in which a solution is offered; none for an unknown id. */
export const solutionLocales = (id: string): readonly LocaleCode[] => findSolution(id)?.locales ?? [];

/** The slug that replaces a solution in the locale, or null if it is not replaced. */
export function solutionCounterpart(locale: LocaleCode, id: string): SolutionId | null {
  const isOffered = (solutionId: string) => solutionLocales(solutionId).includes(locale);
  const other = findSolution(id)?.counterpart ?? solutions().find(({ counterpart }) => counterpart === id)?.id;
  return other !== undefined && isOffered(other) && !isOffered(id) ? other : null;
}
