import { createHmac } from 'node:crypto';
import type { Server } from '../start-server';
import { runAdminCommand } from './run-admin-command';

/** Each browser has an address of its own, as behind a reverse proxy, because attempts are limited by address. */
export const workbenchEnvironment = { WORKBENCH: 'on', TRUST_PROXY: '1' };
let browsers = 0;

/** The target of a redirect on the server itself; empty without one. */
export const locationOf = (response: Response): string =>
  (response.headers.get('location') ?? '').replace(new URL(response.url).origin, '');

/** A browser without scripts that uses the workbench: keeps cookies and sends forms. */
export class WorkbenchBrowser {
  #cookies = new Map<string, string>();
  #address = `10.${Math.floor((browsers += 1) / 250)}.${browsers % 250}.1`;

  constructor(readonly server: Pick<Server, 'url'>) {}

  async #send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie, 'x-forwarded-for': this.#address, ...init.headers },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
      if (/max-age=0/i.test(header)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return response;
  }

  get = (path: string, headers: Record<string, string> = {}) => this.#send(path, { headers });

  /** The visible text of a page. */
  async read(path: string): Promise<string> {
    const html = await (await this.get(path)).text();
    return html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  }

  post(page: string, action: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const body = new URLSearchParams({ action, ...fields });
    return this.#send(`/workbench/${page}`, { method: 'POST', body, headers: { origin: this.server.url, ...headers } });
  }

  /** Sends a form with a file. */
  upload(page: string, action: string, file: string | Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    body.set('action', action);
    body.set('file', new Blob([file]), 'links.csv');
    return this.#send(`/workbench/${page}`, { method: 'POST', body, headers: { origin: this.server.url } });
  }

  signIn = (email: string, password: string, next = '') => this.post('sign-in', 'sign-in', { email, password, next });

  cookieNames = () => [...this.#cookies.keys()];
  /** Takes over the cookies of another browser, as a thief would. */
  setCookies = (cookies: Record<string, string>) => void (this.#cookies = new Map(Object.entries(cookies)));
  cookies = () => Object.fromEntries(this.#cookies);
}

/** The origin of SITE_URL by default, which addresses of links have wherever the workbench is. */
export const siteOrigin = 'https://www.facetry.example';
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Follows a short link as a visitor. @returns the status and the address it leads to, without the site's origin */
export async function followLink(browser: WorkbenchBrowser, slug: string) {
  const { status, headers } = await browser.get(`/go/${slug}`, {
    'user-agent': visitor,
    'x-forwarded-for': '192.0.2.7',
  });
  return [status, headers.get('location')?.replace(siteOrigin, '')];
}

export const examplePassword = 'correct horse battery staple';

/**
 * Adds a person by the command, sets a password by the link, and returns a signed-in browser.
 * @param env settings of a server that is not on PGlite
 */
export async function addMember(
  server: Server,
  email: string,
  role: string,
  env: Record<string, string> = {},
): Promise<WorkbenchBrowser> {
  const browser = new WorkbenchBrowser(server);
  const token = await createLink(server, email, role, env);
  await browser.post(`password/${token}`, 'set-password', { password: examplePassword });
  await browser.signIn(email, examplePassword);
  return browser;
}

/** Runs `npm run workbench:user`. @returns the token of the link */
export async function createLink(
  server: Server,
  email: string,
  role: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await runAdminCommand(server, env, 'workbench-user', '--mail', email, '--role', role);
  return /password\/([\w-]+)/.exec(stdout)![1]!;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the current code of an authenticator app (RFC 6238, SHA-1, 30 s). */
export function totp(secret: string, time = Date.now()): string {
  const bits = [...secret].map((char) => base32.indexOf(char).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
