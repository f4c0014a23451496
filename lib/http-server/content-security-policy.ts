import { apiBase } from '@/lib/contract/endpoint-schema';
import { cspSources, type PolicySettings, type SourceDirective } from '@/lib/http-server/csp-sources';

/** Content Security Policy (level 3) of the site's answers: what they may load, run and call, and who may frame them. */

/** What the site itself needs; what others need comes on top. No script or style runs because it stands in the page. */
const own: Readonly<Record<SourceDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Small pictures in style sheets and the placeholder of a missing one.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': [],
  'connect-src': ["'self'"],
  'frame-src': [],
};

/** Where browsers tell what a policy has kept from happening, and the name of that address in Reporting-Endpoints. */
export const reportAddress = `${apiBase}/site/csp-report`;
export const reportEndpoint = 'csp';

const rest = [
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Browsers that know the second leave the first alone.
  `report-uri ${reportAddress}`,
  `report-to ${reportEndpoint}`,
].join('; ');

/** The policy of pages, by what their inline scripts are allowed by: sources of hashes, or of a nonce. */
export type PagePolicy = (scripts: readonly string[]) => string;

/**
 * The policy of pages under a server's settings. Made once, it costs an answer no more than joining its parts.
 * @returns a function from the sources of a page's inline scripts to the value of the header
 */
export function pagePolicy(settings: PolicySettings): PagePolicy {
  const others = cspSources(settings);
  const directives = Object.entries(own).map(([name, sources]) => {
    const all = [...sources, ...others.flatMap((part) => part[name as SourceDirective] ?? [])];
    return { name, sources: [...new Set(all)] };
  });
  const [scripts, ...loads] = directives.filter(({ sources }) => sources.length > 0);
  const start = ["default-src 'none'; script-src", ...scripts!.sources].join(' ');
  const end = [...loads.map(({ name, sources }) => `${name} ${sources.join(' ')}`), rest].join('; ');
  return (sources) => `${[start, ...sources].join(' ')}; ${end}`;
}

/** For answers that are no pages: opened as one, they load and run nothing, and nobody frames them. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same for short pages of ours without scripts, which have an icon, perhaps a style sheet, and a manifest. */
export const plainPagePolicy = `${closedPolicy}; img-src 'self'; style-src 'self'; manifest-src 'self'`;

/** For a page of the site without its scripts, whose form can be sent again. */
export const formPagePolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For pictures the same as for answers that are no pages; those in SVG may have styles of their own. */
export const picturePolicy = `${closedPolicy}; style-src 'unsafe-inline'`;
