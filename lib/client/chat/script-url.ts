/**
 * Extracts the URL from a script tag. The tag is parsed into a separate document: nothing is loaded or run.
 * @param tag a text such as `<script src="https://chat.example/a.js"></script>`
 * @returns an https URL whose path ends in `.js`; null for anything else
 */
export function parseScriptUrl(tag: unknown): string | null {
  if (typeof tag !== 'string') return null;
  const { scripts } = new DOMParser().parseFromString(tag, 'text/html');
  const source = scripts.length === 1 ? scripts[0]!.getAttribute('src') : null;
  if (!source || !URL.canParse(source)) return null;
  const { protocol, pathname, href } = new URL(source);
  return protocol === 'https:' && pathname.endsWith('.js') ? href : null;
}
