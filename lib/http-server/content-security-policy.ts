import { apiBase } from '@/lib/contract/endpoint-schema';
import {
  cspSources,
  leakTestSources,
  type PolicySettings,
  type SourceDirective,
  type Sources,
} from '@/lib/http-server/csp-sources';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { isIsolatedPath } from '@/lib/urls/isolated-pages';
import { pathTo } from '@/lib/urls/path-to';

/** Content Security Policy (level 3) of the site's responses. */

/**
 * Sources the site itself needs; third parties are added. Inline scripts and styles are not allowed without a hash.
 */
const siteSources: Readonly<Record<SourceDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Small images in style sheets and the image placeholder.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': [],
  'connect-src': ["'self'"],
  'frame-src': [],
};

/** The endpoint for CSP violation reports, and its name in Reporting-Endpoints. */
export const reportPath = `${apiBase}/site/csp-report`;
export const reportEndpoint = 'csp';

const fixedDirectives =
  "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// Browsers that support `report-to` ignore `report-uri`.
const reportDirectives = `; report-uri ${reportPath}; report-to ${reportEndpoint}`;

/**
 * Builds the policy of a page.
 * @param scripts the hash sources of its inline scripts
 * @param path its path, with or without a locale prefix: isolated pages get nothing of other origins, and send no
 * reports, which they may not while in use; the leak test may ask the server that the operator has set
 */
export type PagePolicy = (scripts: readonly string[], path: string) => string;

const leakTestPath = pathTo('html', { html: 'leak-test' });

/**
 * Creates the page policy for a server's settings. Precomputed, so that a response only joins strings.
 * @returns a function that returns the header value
 */
export function pagePolicy(settings: PolicySettings): PagePolicy {
  const usual = joinPolicy(cspSources(settings), fixedDirectives + reportDirectives);
  const isolated = joinPolicy([], fixedDirectives);
  const leakTest = joinPolicy([leakTestSources(settings)], fixedDirectives);
  return (scripts, path) => {
    if (!isIsolatedPath(path)) return usual(scripts);
    return (splitLocale(path).path === leakTestPath ? leakTest : isolated)(scripts);
  };
}

function joinPolicy(thirdPartySources: readonly Sources[], lastDirectives: string) {
  const directives = Object.entries(siteSources).map(([name, sources]) => {
    const merged = [...sources, ...thirdPartySources.flatMap((sources) => sources[name as SourceDirective] ?? [])];
    return { name, sources: [...new Set(merged)] };
  });
  const [scripts, ...otherDirectives] = directives.filter(({ sources }) => sources.length > 0);
  const start = ["default-src 'none'; script-src", ...scripts!.sources].join(' ');
  const end = [...otherDirectives.map(({ name, sources }) => `${name} ${sources.join(' ')}`), lastDirectives].join(
    '; ',
  );
  return (sources: readonly string[]) => `${[start, ...sources].join(' ')}; ${end}`;
}

/** For responses that are not pages: they load and run nothing, and cannot be framed. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For short pages without scripts, which may have an icon, a style sheet and a manifest. */
export const plainPagePolicy = `${denyAllPolicy}; img-src 'self'; style-src 'self'; manifest-src 'self'`;

/** For a page without scripts that contains a form to resubmit. */
export const formPagePolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * For pages of the workbench, which are rendered per request: nothing of others, and inline scripts by a nonce.
 * @param nonce base64
 */
export const workbenchPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Like the policy of non-page responses, but SVG images may have inline styles. */
export const imagePolicy = `${denyAllPolicy}; style-src 'unsafe-inline'`;
