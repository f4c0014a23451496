import { isLocalHost, isMainHost, nameOf, type HostHeader, type SiteHosts } from '@/lib/i18n/hosts';

/** Routing of the private workbench, of its forms and exports, and of its sign-in endpoints. */

/** The host that serves only the workbench; null if the site's main host does. */
export type WorkbenchRouting = { host: string | null };

type Request = { method: string; path: string; query: string; host: HostHeader };
type Context = { workbench: WorkbenchRouting | null; hosts: SiteHosts };

type WorkbenchDecision =
  | { kind: 'workbench'; internalPath: string }
  | { kind: 'redirect'; status: 301 | 303; location: string }
  | { kind: 'notFound' }
  | { kind: 'invalid'; status: 405 };

/** Names the path of a page for the layout, which Next.js does not tell it. */
export const workbenchPathHeader = 'x-workbench-path';

export const workbenchCookiePrefix = 'workbench.';
/** What a form leaves for the next page (`lib/workbench/forms/flash.ts`). */
export const flashPurpose = 'flash';

/** Returns the `Set-Cookie` header with which the page that shows it removes it. @param path of the page */
export const flashRemoval = (path: string): string =>
  `${workbenchCookiePrefix}${flashPurpose}=; Max-Age=0; Path=${path}; HttpOnly; SameSite=Lax`;

const root = '/workbench';
const homePage = `${root}/overview`;
const workbenchPath = /^\/workbench(?:\/.*)?$/;
const signInEndpoint = /^\/api\/auth\/./;
const buildFile = /^\/_next\//;
/** Segments such as `..` would lead out of the folder of the forms' route. */
const formPath = /^\/workbench(?:\/[\w-]+)+$/;
const exportFile = /^\/workbench\/([a-z]+\.(?:csv|json))$/;

/**
 * Whether the workbench is served at a host: at its own, or else at the site's main host and at this machine's names.
 */
export function servesWorkbench(host: HostHeader, { workbench, hosts }: Context): boolean {
  if (!workbench) return false;
  if (workbench.host !== null) return nameOf(host) === workbench.host;
  return isMainHost(host, hosts) || isLocalHost(host);
}

/** Whether the request is for the host that serves only the workbench. */
export const isDedicatedHost = (host: HostHeader, { workbench }: Pick<Context, 'workbench'>): boolean =>
  workbench !== null && workbench.host !== null && nameOf(host) === workbench.host;

/**
 * Decides a request for the workbench. Forms are sent to the address of their page, and answered by a route handler;
 * exports are another one.
 * @returns null for a request that other rules decide, including all of the workbench's where it is not served
 */
export function workbenchRoute(request: Request, context: Context): WorkbenchDecision | null {
  const { method, path, query, host } = request;
  if (isDedicatedHost(host, context)) {
    if (signInEndpoint.test(path) || buildFile.test(path)) return null;
    if (!workbenchPath.test(path)) return { kind: 'notFound' };
  } else if (!workbenchPath.test(path) || !servesWorkbench(host, context)) {
    return null;
  }
  const normalized = path.replace(/\/+$/, '');
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && (method !== 'POST' || !formPath.test(normalized))) return { kind: 'invalid', status: 405 };
  if (!isRead) return { kind: 'workbench', internalPath: normalized.replace(root, '/workbench-forms') };
  if (normalized === root) return { kind: 'redirect', status: 303, location: homePage };
  if (normalized !== path) return { kind: 'redirect', status: 301, location: normalized + query };
  const [, file] = exportFile.exec(path) ?? [];
  return { kind: 'workbench', internalPath: file ? `/workbench-exports/${file}` : path };
}
