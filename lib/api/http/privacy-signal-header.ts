/**
 * Whether the browser asks not to be tracked: Global Privacy Control (`Sec-GPC`, W3C) or Do Not Track. Scripts in such
 * a browser send no analytics; requests that carry the signal anyway are answered with success and not stored.
 */
export function hasPrivacySignal({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}
