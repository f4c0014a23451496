import type { Composition, CoverHue } from '@/lib/assets/covers/composition';
import type { Ink } from '@/lib/assets/covers/svg-paths';
import { motifs } from '@/lib/assets/covers/motifs';

/** What fills a hue, and what a sheet of paper is: colours as SVG writes them. */
export type CoverColors = { hue: (hue: CoverHue) => string; paper: string };

/** How much of its hue a tone holds. */
const tones = { 1: '.13', 2: '.26', 3: '.45', 4: '.7', 5: '1' } as const;

/** The light behind a motif, by turn: two planes cut at the angles of the mark. */
const lights = [
  'M0 0h300L110 480H0zM0 0h190L0 300z',
  'M0 320h480v160H0zM160 320h320v160H240z',
  'M480 0v480H190zM480 160v320H360z',
] as const;

/** A piece among others whose fill and whose edges of 5 units are in the cover's hue. */
function piece(ink: Ink, path: string, second: string, paper: string): string {
  const drawn = (attributes: string) => `<path ${attributes} d="${path}"/>`;
  if (ink === 'paper') return drawn(`fill="${paper}"`);
  if (ink === 'line') return drawn('fill="none" stroke-width="12"');
  if (ink === 'second line') return drawn(`fill="none" stroke="${second}" stroke-width="12"`);
  if (ink === 'second') return drawn(`stroke="none" fill="${second}"`);
  return drawn(`stroke="none"${ink === 5 ? '' : ` fill-opacity="${tones[ink]}"`}`);
}

/**
 * The inside of a cover's SVG, on a plane of 480 units each way: light on a ground, and the motif of its subject, which
 * lies in the middle 300. Whoever draws it sets the joins of its lines around it.
 */
export function coverMarkup({ motif, hue, second, turn, mirrored }: Composition, colors: CoverColors): string {
  const [color, other] = [colors.hue(hue), colors.hue(second)];
  const flip = mirrored ? ' transform="matrix(-1 0 0 1 480 0)"' : '';
  const pieces = motifs[motif].map(([ink, path]) => piece(ink, path, other, colors.paper));
  return [
    `<g fill="${color}"><path fill-opacity=".13" d="M0 0h480v480H0z"/>`,
    `<path fill-opacity=".13"${flip} d="${lights[turn % 3]}"/>`,
    `<g transform="matrix(.86 0 0 .86 34 34)" stroke="${color}" stroke-width="5">${pieces.join('')}</g></g>`,
  ].join('');
}
