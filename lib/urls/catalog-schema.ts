import { z } from 'zod';
import { motifs, type MotifName } from '@/lib/assets/covers/composition';
import { ifValid, knownName } from '@/lib/config/known-name';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';

/** Fields that solutions and alternatives share. */

const localeList = z.array(knownName(localeCodes));

/** The locales in which a page is offered: all, only some (none, if those were removed), or all except some. */
const offeredLocales = z
  .strictObject({ only: localeList.optional(), except: localeList.min(1).optional() })
  .refine(
    ({ only, except }) => (only === undefined) !== (except === undefined),
    ifValid('must have either only or except'),
  )
  .transform(({ only = localeCodes, except = [] }): readonly LocaleCode[] =>
    localeCodes.filter((code) => only.includes(code) && !except.includes(code)),
  )
  .default(localeCodes);

export const catalogFields = {
  /** Last part of the page's path, and name of its copy file. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words separated by hyphens'),
  cover: knownName(Object.keys(motifs) as MotifName[]),
  locales: offeredLocales,
};

/** Reports ids that are listed twice. */
export function uniqueIds(entries: readonly { id: string }[], context: z.RefinementCtx): void {
  const ids = entries.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) < i) context.addIssue({ code: 'custom', path: [i, 'id'], message: `“${id}” is listed twice` });
  }
}
