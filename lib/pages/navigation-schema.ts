import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { iconNames } from '@/lib/config/icon-names';
import { ifValid, knownName } from '@/lib/config/known-name';
import { companyPageIds, featureIds, isLegalId, legalIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { isFixed, routes, type FixedRouteId } from '@/lib/urls/route-table';

/** Menus of the header and columns of the footer, `content/navigation.json`. */

/** Key of a message, with its namespace. */
const label = z
  .string()
  .regex(
    /^(?:shell\.nav|shell\.footer|common\.legal)\.[\w-]+$/,
    'must be a key of shell.nav, shell.footer or common.legal',
  );

const fixedRoutes = routes.filter((route) => isFixed(route) && route.layout === 'default');
const htmlIds = [...featureIds, ...topicIds, ...companyPageIds, ...toolPageIds, ...legalIds];
const pageIds = [...fixedRoutes.map(({ id }) => id as FixedRouteId), ...htmlIds];

/** Kinds of targets; a link has one of them. */
const targets = {
  page: knownName(pageIds),
  /** All pages of a kind; `downloads` are the operating systems. */
  list: knownName(['features', 'topics', 'tools', 'useCases', 'platforms', 'alternatives', 'downloads']),
  /** The documentation page with this `menu` in its front matter. */
  menu: knownName(['proxy']),
  /** The URL in a setting; left out if it is not set. */
  setting: knownName(['VIDEO_URL', 'CHAT_GROUP_URL']),
  url: z.url({ protocol: /^https$/, error: 'must be an https URL' }),
};
const targetNames = Object.keys(targets) as (keyof typeof targets)[];

const linkSchema = z
  .strictObject({
    ...z.strictObject(targets).partial().shape,
    /** By default the page's name. */
    label: label.optional(),
    /** Shown in the header. */
    icon: knownName(iconNames).optional(),
  })
  .refine(
    (link) => targetNames.filter((name) => link[name] !== undefined).length === 1,
    ifValid(`must have exactly one of ${targetNames.join(', ')}`),
  )
  .refine(({ label, list, page }) => label ?? list ?? (page && !isLegalId(page)), ifValid('must have a label'));
export type NavEntry = z.output<typeof linkSchema>;

const links = z.array(linkSchema);
const group = z.strictObject({
  title: label,
  /** Number of columns in wide viewports. */
  columns: z.literal(2, 'must be 2').optional(),
  links,
  /** Link to the full list. */
  all: linkSchema.optional(),
});
const menu = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'must be lowercase words separated by hyphens'),
  label,
  groups: z.array(group),
});

export const navigationFile = 'content/navigation.json';
export const navigationSchema = z.strictObject({
  header: z.strictObject({
    menus: z.array(menu),
    /** Links in the bar, after the menus; menus show those in narrow viewports only. */
    links,
  }),
  footer: z.strictObject({ columns: z.array(z.strictObject({ title: label, links })), legal: links }),
});
export const navigation: () => z.output<typeof navigationSchema> = lazyJson(navigationFile, navigationSchema);
