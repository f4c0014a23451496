/** The local part that browsers accept (HTML, "Valid e-mail address"). */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** Browsers convert the ideographic full stops to dots (UTS #46). */
const dots = /[.\u3002\uff0e\uff61]/;

/** A label of a domain in ASCII or in any script; with joiners and middle dots between letters (RFC 5892). */
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}\u00b7\u30fb-]*[\p{L}\p{M}\p{N}])?$/u;
const maxLabelLength = 63;

/**
 * Whether a text is an email address: as in browsers (`type=email`), with an internationalized domain in Punycode or as
 * typed. Unlike in browsers, the domain needs a dot. Takes linear time.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split(dots);
  return (
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= maxLabelLength && label.test(part))
  );
}

/** Returns an address with an internationalized domain in one spelling; others are returned as they are. */
export function normalizeEmailAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at);
  // Databases lower-case other scripts only in some locales.
  return /^[ -~]*$/.test(domain) ? email : email.slice(0, at) + domain.normalize('NFC').toLowerCase();
}
