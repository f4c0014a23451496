/** How the middleware tells the page for missing addresses what was asked for, and whether it once existed. */
const pathHeader = 'x-missing-path';
const goneHeader = 'x-missing-gone';

export type MissingPath = { path: string; isGone: boolean };

/** Notes a missing address on the headers of the rewritten request; values sent by a client are overwritten. */
export function noteMissingPath(headers: Headers, path: string, status: 404 | 410): void {
  headers.set(pathHeader, path);
  headers.set(goneHeader, status === 410 ? '1' : '0');
}

/** The address as it was typed, decoded for reading; one that cannot be decoded stays as it is. */
export function readMissingPath(headers: { get(name: string): string | null }): MissingPath {
  const raw = headers.get(pathHeader) ?? '';
  return { path: decodeForReading(raw), isGone: headers.get(goneHeader) === '1' };
}

function decodeForReading(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
