import { isLocalHost, isMainHost, type HostHeader, type SiteHosts } from '@/lib/i18n/hosts';
import { isDedicatedHost, type WorkbenchRouting } from '@/lib/request-routing/workbench-route';

/** Routing of the content desk, of its files and of its sign-in at GitHub. */

export type DeskDecision =
  | { kind: 'page' | 'config' | 'status' | 'signIn' | 'callback' }
  /** A file of the desk's script, by its name. */
  | { kind: 'file'; name: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'methodNotAllowed' };

type Request = { method: string; path: string; query: string; host: HostHeader };
type Context = { hosts: SiteHosts; workbench: WorkbenchRouting | null };

const root = '/desk';
const file = /^\/desk\/files\/([\w-][\w.-]*)$/;

/** Paths of the desk besides its files. */
const paths: ReadonlyMap<string, DeskDecision> = new Map([
  [root, { kind: 'page' }],
  [`${root}/config.json`, { kind: 'config' }],
  [`${root}/status.json`, { kind: 'status' }],
  [`${root}/auth`, { kind: 'signIn' }],
  [`${root}/callback`, { kind: 'callback' }],
]);

/**
 * Decides a request for the desk, which is served at the site's main host and at this machine's names.
 * @param isOAuthClient whether this server is an OAuth client of GitHub
 * @returns null for a request that other rules decide
 */
export function deskRoute(request: Request, context: Context, isOAuthClient: boolean): DeskDecision | null {
  const { method, path, query, host } = request;
  const isServed = (isMainHost(host, context.hosts) || isLocalHost(host)) && !isDedicatedHost(host, context);
  if (!isServed) return null;
  const isSlashed = path === `${root}/`;
  const [, name] = file.exec(path) ?? [];
  const found = isSlashed ? { kind: 'redirect' as const, location: root + query } : paths.get(path);
  const decision: DeskDecision | undefined = name ? { kind: 'file', name } : found;
  if (!decision) return null;
  if (!isOAuthClient && (decision.kind === 'signIn' || decision.kind === 'callback')) return null;
  return method === 'GET' || method === 'HEAD' ? decision : { kind: 'methodNotAllowed' };
}
