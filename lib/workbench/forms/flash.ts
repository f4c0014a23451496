import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ImportError, ImportResult } from '@/lib/api/links/import-links';
import { flashPurpose } from '@/lib/request-routing/workbench-route';
import { readSignedCookie, signedCookie, type CookieSigning } from '@/lib/workbench/signed-cookie';

/**
 * What the page after a form shows, in a signed cookie of one minute: so that it works without scripts, and neither
 * entered texts nor secrets stand in addresses. Browsers send it to that page alone, whose response removes it
 * (`middleware.ts`), so that secrets are shown once.
 */
export type Flash = {
  /** The page that shows it. */
  path: string;
  /** Which of the page's forms was sent. */
  action: string;
  /** A key of the messages `errors`, and the invalid field. */
  error?: string;
  field?: string;
  /** A key of the messages `notices`. */
  notice?: string;
  /** The entered values, to correct them. */
  values?: Record<string, string>;
  /** The email address to which a link was mailed. */
  sentTo?: string;
  /** Secrets that are shown once. */
  link?: { email: string; url: string; hasMailFailed?: boolean };
  token?: { name: string; value: string };
  secondFactor?: { uri: string; codes: string[] };
  /** The lines of an import that are wrong, as many as fit, and the number of all. */
  importErrors?: { first: ImportError[]; count: number };
  /** The number of imported links, and what should be looked at; of that as much as fits, and the number of all. */
  imported?: { links: number; notes: ImportResult['notes']; count: number };
  /** Whose data are erased after confirmation, and how many rows there are. */
  person?: { email: string; rows: number };
};

/** Browsers store up to 4,096 bytes. */
const maxLength = 3600;
/** In seconds. */
const lifetimes = { short: 60, setup: 600 } as const;

const encode = (flash: Flash) => deflateRawSync(JSON.stringify(flash)).toString('base64url');

/** Returns the `Set-Cookie` header. Values that are too long for a cookie are left out. */
export function flashCookie(flash: Flash, signing: CookieSigning): string {
  const { values: _, ...withoutValues } = flash;
  const full = encode(flash);
  const text = full.length > maxLength ? encode(withoutValues) : full;
  const maxAge = flash.secondFactor || flash.person ? lifetimes.setup : lifetimes.short;
  return signedCookie(flashPurpose, text, { path: flash.path, maxAge }, signing);
}

/** Returns what a page shows after a form; null if nothing. @param path of the page */
export function readFlash(cookieHeader: string | null, path: string, secret: string): Flash | null {
  const text = readSignedCookie(cookieHeader, flashPurpose, secret);
  if (!text) return null;
  const flash = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as Flash;
  return flash.path === path ? flash : null;
}
