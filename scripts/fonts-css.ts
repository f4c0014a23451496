import type { FontSubset } from '@/lib/config/brand-schema';

/** The styles that load the brand's font, and local fonts of the same metrics in its place. */

/** Lengths in em. */
export type FontMetrics = {
  weights: readonly [min: number, max: number];
  /** Mean width of a character. */
  widths: { regular: number; bold: number };
  ascent: number;
  descent: number;
  lineGap: number;
};

type Descriptors = Readonly<Record<string, string>>;

const fontFace = (family: string, descriptors: Descriptors) =>
  `@font-face {\n${Object.entries({ 'font-family': `'${family}'`, ...descriptors })
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** `optional`: a font that loads after the first paint is used from the next page on, so text never shifts. */
const webFont = (family: string, weight: string, name: string, range: string) =>
  fontFace(family, {
    'font-weight': weight,
    'font-display': 'optional',
    src: `url('/assets/fonts/${name}') format('woff2')`,
    'unicode-range': range.replaceAll(',', ', '),
  });

/**
 * The last file with a character is used. Latin is after what extends it, and Vietnamese, whose letters are in several,
 * after both: its pages need no other.
 */
const order: readonly FontSubset[] = ['latin-ext', 'cyrillic', 'latin', 'vietnamese'];

/** Latin letters and digits: punctuation of other scripts stays in their own fonts. */
const lettersAndDigits = 'U+0030-0039,U+0041-005A,U+0061-007A';

/** Mean widths of a character in local fonts, in em. */
const localFonts = {
  arial: { src: "local('Arial'), local('Liberation Sans'), local('Arimo')", width: 0.44556 },
  arialBold: { src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold')", width: 0.48243 },
  roboto: { src: "local('Roboto')", width: 0.44903 },
} as const;

/** @param files each with the value of its `unicode-range` */
export function fontsCss(
  family: string,
  files: readonly { subset: FontSubset; name: string; range: string }[],
  { weights: [min, max], widths, ascent, descent, lineGap }: FontMetrics,
): string {
  const ordered = files.toSorted((a, b) => order.indexOf(a.subset) - order.indexOf(b.subset));
  const latin = files.find(({ subset }) => subset === 'latin')!;
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
  const fallback = (name: string, weight: string, { src, width }: { src: string; width: number }, own: number) => {
    const scale = own / width;
    return fontFace(`${family} ${name}`, {
      'font-weight': weight,
      src,
      'size-adjust': percent(scale),
      'ascent-override': percent(ascent / scale),
      'descent-override': percent(descent / scale),
      'line-gap-override': percent(lineGap / scale),
    });
  };
  return [
    ...ordered.map(({ name, range }) => webFont(family, `${min} ${max}`, name, range)),
    // For pages in other scripts, whose fonts mostly have two weights; browsers use bold above 500, and so do these.
    webFont(`${family} letters`, `${min} 500`, latin.name, lettersAndDigits),
    webFont(`${family} letters`, '700', latin.name, lettersAndDigits),
    fallback('fallback', `${min} 599`, localFonts.arial, widths.regular),
    fallback('fallback', `600 ${max}`, localFonts.arialBold, widths.bold),
    fallback('fallback Roboto', `${min} ${max}`, localFonts.roboto, widths.regular),
  ].join('\n');
}
