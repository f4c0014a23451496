/**
 * Base64 (RFC 4648 §4) with a custom alphabet, used for the beacon's envelopes: the standard's 64 characters in a
 * different order, and a different padding character. Shared by server and browser.
 */

const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

/** The characters for the values 0 to 63, then the padding character. */
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

/** Converts standard base64 to the beacon's alphabet. @throws RangeError if the input is not base64 */
export function toBeaconAlphabet(base64: string): string {
  const text = map(base64, standard, beaconAlphabet);
  if (text === null) throw new RangeError('Invalid base64.');
  return text;
}

/** Converts text in the beacon's alphabet to standard base64; null if it contains other characters. */
export function fromBeaconAlphabet(text: string): string | null {
  return map(text, beaconAlphabet, standard);
}
