/** Repairs of paths that were copied with text around them. They apply only if they lead from a missing page to a page. */

export type MendedPath = {
  path: string;
  /** The fields found in the path, with a question mark; empty if there are none. */
  query: string;
};

/** Punctuation, symbols, spaces and invisible characters. The last property also covers invisible letters. */
const trailing = /[\p{P}\p{S}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Decodes a path except for its slashes and backslashes, which would change its segments. */
function decodeSegments(path: string): string {
  return decodeURIComponent(path.replace(/%(?=2f|5c)/gi, '%25'));
}

function withoutTrailing(text: string): string {
  const characters = [...text];
  while (trailing.test(characters.at(-1) ?? '')) characters.pop();
  return characters.join('');
}

const decodedSeparators: Record<string, string> = { '%3d': '=', '%26': '&', '%25': '%' };

/** Fields are preserved byte for byte, unless their separators are escaped too: then they were escaped as a whole. */
function readFields(fields: string): string {
  if (fields === '') return '';
  const isEscaped = !fields.includes('=');
  return `?${isEscaped ? fields.replace(/%(?:3d|26|25)/gi, (escape) => decodedSeparators[escape.toLowerCase()]!) : fields}`;
}

/**
 * Returns a path in lower case, without the punctuation at its end, and separates a query whose question mark was
 * escaped or lost: `/Pricing%3Futm_source=x` → `/pricing` and `?utm_source=x`.
 * @param path the path as sent, with valid escapes
 */
export function mendPath(path: string): MendedPath {
  const [, page = path, fields = ''] = /^(.*?)(?:%3f|%26|&)(.*)$/is.exec(path) ?? [];
  return { path: withoutTrailing(decodeSegments(page)).toLowerCase() || '/', query: readFields(fields) };
}
