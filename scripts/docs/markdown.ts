/** A Markdown table with one row per line, whatever its length, so that a changed row is one changed line. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapePipes).join(' | ')} |`);
  return ['<!-- prettier-ignore -->', ...lines].join('\n');
}

const escapePipes = (cell: string) => cell.replaceAll('|', '\\|');

/** Turns names of guides into links: `docs/scale.md` → `[docs/scale.md](scale.md)`. */
export const linkGuides = (text: string): string => text.replace(/\bdocs\/([\w-]+\.md)/g, '[$&]($1)');

/**
 * Replaces the section of a page between `<!-- generated: {name} -->` and `<!-- /generated: {name} -->`.
 * @throws Error if the page lacks one of them
 */
export function replaceSection(page: string, name: string, text: string): string {
  const markers = [`<!-- generated: ${name} -->`, `<!-- /generated: ${name} -->`] as const;
  const [start, end] = markers.map((marker) => page.indexOf(marker)) as [number, number];
  if (start < 0 || end < start) throw new Error(`The document is missing the marker ${markers.join(' or ')}.`);
  return `${page.slice(0, start)}${markers[0]}\n\n${text}\n\n${page.slice(end)}`;
}
