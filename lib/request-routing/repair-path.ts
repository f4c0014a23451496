/**
 * Corrects letter case (`/PRICING`), trailing punctuation, and query strings without a question mark. Applied only if
 * the path is not found and the result is.
 */

export type RepairedPath = {
  path: string;
  /** The fields found in the path, with a question mark; empty if there are none. */
  query: string;
};

/** Punctuation, symbols, spaces and invisible characters. The last property also covers invisible letters. */
const trailingCharacter = /[\p{P}\p{S}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Decodes a path except for its slashes and backslashes, which would change its segments. */
function decodeSegments(path: string): string {
  return decodeURIComponent(path.replace(/%(?=2f|5c)/gi, '%25'));
}

function trimTrailingCharacters(text: string): string {
  const characters = [...text];
  while (trailingCharacter.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('');
}

const decodedSeparators: Record<string, string> = { '%3d': '=', '%26': '&', '%25': '%' };

/**
 * Fields are preserved byte for byte, unless their separators are escaped as well, in which case the whole query was
 * escaped.
 */
function parseQueryFields(fields: string): string {
  if (fields === '') return '';
  const isEscaped = !fields.includes('=');
  return `?${isEscaped ? fields.replace(/%(?:3d|26|25)/gi, (escape) => decodedSeparators[escape.toLowerCase()]!) : fields}`;
}

/**
 * Returns a path in lower case, without the punctuation at its end, and separates a query whose question mark was
 * escaped or lost: `/Pricing%3Futm_source=x` → `/pricing` and `?utm_source=x`.
 * @param path the path as sent, with valid escapes
 */
export function repairPath(path: string): RepairedPath {
  const [, page = path, fields = ''] = /^(.*?)(?:%3f|%26|&)(.*)$/is.exec(path) ?? [];
  return { path: trimTrailingCharacters(decodeSegments(page)).toLowerCase() || '/', query: parseQueryFields(fields) };
}
