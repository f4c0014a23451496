import { escapeHtml } from '@/lib/text/escape-html';

export type TextProps = {
  text: string;
  family: string;
  size: number;
  x: number;
  y: number;
  anchor?: 'start' | 'end';
  fill?: string;
};

/** Returns an SVG text element in one font. */
export function textElement({ text, family, size, x, y, anchor = 'start', fill = '#000' }: TextProps): string {
  const position = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" text-anchor="${anchor}"`;
  const style = `font-family="${escapeHtml(family)}" font-size="${size}" fill="${fill}"`;
  return `<text ${position} ${style} xml:space="preserve">${escapeHtml(text)}</text>`;
}
