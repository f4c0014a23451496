export type TextProps = {
  text: string;
  family: string;
  size: number;
  x: number;
  y: number;
  anchor?: 'start' | 'end';
  fill?: string;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

/** Returns an SVG text element in one font. */
export function textElement({ text, family, size, x, y, anchor = 'start', fill = '#000' }: TextProps): string {
  const position = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" text-anchor="${anchor}"`;
  const style = `font-family="${escapeText(family)}" font-size="${size}" fill="${fill}"`;
  return `<text ${position} ${style} xml:space="preserve">${escapeText(text)}</text>`;
}
