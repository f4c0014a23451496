import { readCookies, writeCookies, type CookieReadError } from '@/lib/tools/cookie-convert';
import {
  cookieWarnings,
  lostFields,
  type CookieField,
  type CookieFormat,
  type CookieWarning,
} from '@/lib/tools/cookies';

/** Converts cookies and tells what is lost, small enough to be sent between threads. */

export type CookieRequest = { text: string; target: CookieFormat; domain: string; now: number };

/** How many remarks there are, and the first of them. */
export type Remarks<Remark> = { total: number; first: readonly Remark[] };

export type CookieReport = {
  /** The format of the converted cookies. */
  target: CookieFormat;
  /** The format of the text; null if it is unknown. */
  format: CookieFormat | null;
  /** Whether positions are lines; in JSON they count the cookies. */
  isByLine: boolean;
  cookieCount: number;
  /** The converted cookies; empty if there are none. */
  text: string;
  errors: Remarks<{ position: number; reason: CookieReadError }>;
  losses: Remarks<{ position: number; name: string; lost: readonly CookieField[] }>;
  warnings: Remarks<{ position: number; name: string; warning: CookieWarning }>;
};

/** Remarks of a kind that are kept; the page shows no more. */
export const maxRemarks = 20;

function collect<Remark>(): { total: number; first: Remark[]; add: (remark: Remark) => void } {
  const remarks = {
    total: 0,
    first: [] as Remark[],
    add(remark: Remark) {
      remarks.total++;
      if (remarks.first.length < maxRemarks) remarks.first.push(remark);
    },
  };
  return remarks;
}

const toRemarks = <Remark>({ total, first }: Remarks<Remark>): Remarks<Remark> => ({ total, first });

/** Shares of the work, as measured with 100,000 cookies. */
const [readShare, checkShare] = [0.5, 0.2];
const cookiesPerStep = 5000;

/** Converts cookies. @param onProgress receives the share that is done, from 0 to 1 */
export function reportCookies(
  { text, target, domain, now }: CookieRequest,
  onProgress: (share: number) => void = () => {},
): CookieReport {
  const read = readCookies(text, { domain, now, onProgress: (share) => onProgress(share * readShare) });
  const losses = collect<CookieReport['losses']['first'][number]>();
  const warnings = collect<CookieReport['warnings']['first'][number]>();
  for (const [i, { position, cookie }] of read.cookies.entries()) {
    if (i % cookiesPerStep === 0) onProgress(readShare + (checkShare * i) / read.cookies.length);
    const { name } = cookie;
    const lost = lostFields(cookie, target);
    if (lost.length > 0) losses.add({ position, name, lost });
    for (const warning of cookieWarnings(cookie, now)) warnings.add({ position, name, warning });
  }
  const cookies = read.cookies.map(({ cookie }) => cookie);
  return {
    target,
    format: read.format,
    isByLine: read.isByLine,
    cookieCount: cookies.length,
    text: cookies.length > 0 ? writeCookies(cookies, target) : '',
    errors: { total: read.errors.length, first: read.errors.slice(0, maxRemarks) },
    losses: toRemarks(losses),
    warnings: toRemarks(warnings),
  };
}
