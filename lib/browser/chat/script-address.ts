const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** The source named by the one script tag in a text. */
function sourceOf(text: string): string | null {
  const tags = [...text.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)];
  if (tags.length !== 1) return null;
  for (const [, name, ...values] of tags[0]![1]!.matchAll(attribute)) {
    if (name!.toLowerCase() === 'src') return values.find((value) => value !== undefined) ?? null;
  }
  return null;
}

/**
 * The address of a script out of its tag, which is only read, and never becomes part of a page.
 * @param tag a text such as `<script src="https://chat.example/a.js"></script>`
 * @returns an https address whose path ends in `.js`; null for anything else
 */
export function scriptAddress(tag: unknown): string | null {
  if (typeof tag !== 'string') return null;
  const source = sourceOf(tag)?.replaceAll('&amp;', '&') ?? '';
  if (!URL.canParse(source)) return null;
  const { protocol, pathname, href } = new URL(source);
  return protocol === 'https:' && pathname.endsWith('.js') ? href : null;
}
