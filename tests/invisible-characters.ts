/**
 * Characters that no text of the site may hold: a soft hyphen, a zero-width space, a word joiner and a byte-order mark
 * tear words for search, crawlers and the clipboard; a non-breaking hyphen is not found by who types a hyphen.
 */
export const invisibleCharacter = /[\u00AD\u200B\u2060\uFEFF\u2011]/u;
