import { motifs, type Composition, type CoverHue } from '@/lib/assets/covers/composition';
import type { Paint } from '@/lib/assets/covers/svg-paths';

/** Fill of each hue, and of the background, as SVG colors. */
export type CoverColors = { hue: (hue: CoverHue) => string; background: string };

/** Fill opacity of each tone. */
const toneOpacity = { 1: '.13', 2: '.26', 3: '.45', 4: '.7', 5: '1' } as const;

/** Background light beams by direction: two polygons cut at the angles of the logo. */
const lights = [
  'M0 0h300L110 480H0zM0 0h190L0 300z',
  'M0 320h480v160H0zM160 320h320v160H240z',
  'M480 0v480H190zM480 160v320H360z',
] as const;

/** Draws one shape of a motif. Fill and 5-unit stroke default to the cover's hue. */
function shapeMarkup(paint: Paint, path: string, secondColor: string, background: string): string {
  const pathElement = (attributes: string) => `<path ${attributes} d="${path}"/>`;
  if (paint === 'background') return pathElement(`fill="${background}"`);
  if (paint === 'stroke') return pathElement('fill="none" stroke-width="12"');
  if (paint === 'secondary-stroke') return pathElement(`fill="none" stroke="${secondColor}" stroke-width="12"`);
  if (paint === 'secondary') return pathElement(`stroke="none" fill="${secondColor}"`);
  return pathElement(`stroke="none"${paint === 5 ? '' : ` fill-opacity="${toneOpacity[paint]}"`}`);
}

/**
 * Returns the inner markup of a cover's SVG, 480 × 480 units: background, light, and the motif within the middle 300.
 * The caller sets `stroke-linejoin` on the surrounding element.
 */
export function coverMarkup(
  { motif, hue, secondaryHue, lightDirection, isMirrored }: Composition,
  colors: CoverColors,
): string {
  const [color, secondColor] = [colors.hue(hue), colors.hue(secondaryHue)];
  const mirrorTransform = isMirrored ? ' transform="matrix(-1 0 0 1 480 0)"' : '';
  const shapes = motifs[motif].map(([paint, path]) => shapeMarkup(paint, path, secondColor, colors.background));
  return [
    `<g fill="${color}"><path fill-opacity=".13" d="M0 0h480v480H0z"/>`,
    `<path fill-opacity=".13"${mirrorTransform} d="${lights[lightDirection % 3]}"/>`,
    `<g transform="matrix(.86 0 0 .86 34 34)" stroke="${color}" stroke-width="5">${shapes.join('')}</g></g>`,
  ].join('');
}
