import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Builds the icon sprite from the icons the site uses. */

const lucide = [
  'globe',
  'menu',
  'search',
  'download',
  'check',
  'users',
  'terminal',
  'workflow',
  'copy',
  'chevron-down',
  'chevron-right',
  'arrow-right',
  'x',
  'sun',
  'moon',
  'layers',
  'mouse-pointer-click',
  'fingerprint',
  'network',
  'shield-check',
  'lock',
  'key-round',
  'folder',
  'clock',
  'play',
  'plus',
  'minus',
  'mail',
  'message-circle',
  'book-open',
  'newspaper',
  'circle-help',
  'tag',
  'settings',
  'monitor',
  'cpu',
  'hard-drive',
  'memory-stick',
  'file-text',
  'hash',
  'link',
  'external-link',
  'calculator',
  'credit-card',
  'languages',
  'refresh-cw',
  'table',
  'list-checks',
  'image',
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
  'circle-alert',
  'grid-2x2',
];
const brands = ['google', 'facebook', 'x', 'tiktok', 'discord', 'apple', 'linux', 'qq', 'selenium'];

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

/** Writes public/assets/icons.svg. */
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
}
