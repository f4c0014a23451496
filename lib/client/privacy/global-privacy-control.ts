/** Whether the browser sends a privacy signal: Global Privacy Control, or Do Not Track. */
export function browserSendsPrivacySignal(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
