/**
 * Base64 (RFC 4648 §4) with an alphabet of its own, in which the beacon's envelopes are written: the standard's 64
 * characters in another order, and another pad. Server and browser take it from here.
 */

const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

/** The 64 characters for the values 0 to 63, then the pad. */
export const beaconAlphabet = 'q7RkX3vTzB0hLfWm+Y5dPNsJ1aGxEoC/6QuKiV9tZpAw2eHyUb8IcMnSrD4gjOFl!';

const map = (text: string, from: string, to: string): string | null => {
  let out = '';
  for (const character of text) {
    const at = from.indexOf(character);
    if (at === -1) return null;
    out += to[at]!;
  }
  return out;
};

/** Rewrites standard base64 in the beacon's alphabet. @throws RangeError when it is no base64 */
export function toBeaconAlphabet(base64: string): string {
  const text = map(base64, standard, beaconAlphabet);
  if (text === null) throw new RangeError('This is no base64.');
  return text;
}

/** Rewrites text in the beacon's alphabet as standard base64; null when it holds anything else. */
export function fromBeaconAlphabet(text: string): string | null {
  return map(text, beaconAlphabet, standard);
}
