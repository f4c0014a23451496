/**
 * True when the sender's browser asks not to be tracked: Global Privacy Control (`Sec-GPC`, W3C) or Do Not Track. Scripts of
 * such a browser send nothing that measures; what comes with the signal all the same is answered with success and not kept.
 */
export function hasPrivacySignal({ headers }: { headers: Pick<Headers, 'get'> }): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}
