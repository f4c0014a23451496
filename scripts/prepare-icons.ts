import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The icons that the site uses: of Lucide, and of brands. A test finds those that nothing draws any more. */

const lucide = [
  'globe',
  'menu',
  'search',
  'download',
  'check',
  'users',
  'terminal',
  'workflow',
  'chevron-down',
  'chevron-right',
  'arrow-right',
  'x',
  'sun',
  'moon',
  'layers',
  'mouse-pointer-click',
  'network',
  'shield-check',
  'lock',
  'folder',
  'clock',
  'play',
  'plus',
  'mail',
  'message-circle',
  'book-open',
  'newspaper',
  'circle-help',
  'tag',
  'monitor',
  'link',
  'external-link',
  'refresh-cw',
  'table',
  'list-checks',
  'eye',
  'app-window',
  'handshake',
  'megaphone',
  'shopping-bag',
  'trending-up',
  'ticket',
  'coins',
  'dices',
  'briefcase',
  'chart-line',
  'database',
  'package',
  'video',
  'grid-2x2',
  'sliders-horizontal',
];
const brands = ['google', 'facebook', 'x', 'tiktok', 'discord', 'apple', 'linux'];

/** The names of the sprite's symbols, in its order. */
const names = [...lucide, ...brands.map((name) => `brand-${name}`)];

const nodeModules = path.join(process.cwd(), 'node_modules');

function inner(file: string): string {
  const svg = readFileSync(file, 'utf8');
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lucide's icons are strokes, the brands' are shapes, so each kind carries its own paint. */
const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Writes the sprite, public/assets/icons.svg, and its names as a type, generated/icon-names.ts. */
export function prepareIcons(): void {
  const symbols = [
    ...lucide.map((name) => {
      const file = path.join(nodeModules, 'lucide-static', 'icons', `${name}.svg`);
      return `<symbol id="${name}" viewBox="0 0 24 24"><g ${stroke}>${inner(file)}</g></symbol>`;
    }),
    ...brands.map((name) => {
      const file = path.join(nodeModules, 'simple-icons', 'icons', `${name}.svg`);
      return `<symbol id="brand-${name}" viewBox="0 0 24 24"><g fill="currentColor">${inner(file)}</g></symbol>`;
    }),
  ];
  const folder = path.join(process.cwd(), 'public', 'assets');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  );
  const generated = path.join(process.cwd(), 'generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(
    path.join(generated, 'icon-names.ts'),
    `export const iconNames = ${JSON.stringify(names)} as const;\nexport type IconName = (typeof iconNames)[number];\n`,
  );
}
