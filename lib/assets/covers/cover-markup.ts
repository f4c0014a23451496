import type { Composition, CoverHue } from '@/lib/assets/covers/composition';
import { families } from '@/lib/assets/covers/families';
import { side, type Plane, type Point } from '@/lib/assets/covers/geometry';

/** What fills a hue, and what the seams between planes are: colours as SVG writes them. */
export type CoverColors = { hue: (hue: CoverHue) => string; seam: string };

/** How much of its hue a tone holds. */
const tones = ['.1', '.2', '.36', '.56', '.78', '1'] as const;

/** An outline as steps between whole units, which are shorter than places. */
function outline(points: readonly Point[], mirrored: boolean): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(mirrored ? side - x : x), Math.round(y)] as const);
  let [px, py] = first!;
  const steps = rest.map(([x, y]) => {
    const step = `${x - px} ${y - py}`;
    [px, py] = [x, y];
    return step;
  });
  return `M${first!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

function filled(planes: readonly Plane[], color: string, mirrored: boolean): string {
  const paths = tones.map((opacity, tone) => {
    const d = planes.filter((one) => one.tone === tone).map(({ points }) => outline(points, mirrored));
    const shade = opacity === '1' ? '' : ` fill-opacity="${opacity}"`;
    return d.length > 0 ? `<path${shade} d="${d.join('')}"/>` : '';
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
}

/**
 * The inside of a cover's SVG, on a plane of 480 units each way; what matters lies in the middle 300. Whoever draws it
 * sets the one weight and the joins of its lines around it.
 */
export function coverMarkup({ family, hue, second, turn, mirrored }: Composition, colors: CoverColors): string {
  const { ground, horizon, planes } = families[family](turn);
  const [color, other] = [colors.hue(hue), colors.hue(second)];
  const line = horizon === undefined ? '' : `<path stroke="${color}" d="M0 ${Math.round(horizon)}h${side}"/>`;
  return [
    `<path fill="${color}" fill-opacity="${tones[ground]}" d="M0 0h${side}v${side}H0z"/>${line}`,
    `<g stroke="${colors.seam}">`,
    filled(
      planes.filter((one) => one.hue === 0),
      color,
      mirrored,
    ),
    filled(
      planes.filter((one) => one.hue === 1),
      other,
      mirrored,
    ),
    '</g>',
  ].join('');
}
