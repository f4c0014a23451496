import { readFileSync } from 'node:fs';
import path from 'node:path';
import { customIcons, lucideIcons, simpleIcons } from '@/lib/config/icon-names';
import { writeFileAtomic } from './write-file-atomic';

/** Simple shapes of brands that Simple Icons no longer includes. */
const customShapes: Readonly<Record<(typeof customIcons)[number], string>> = {
  windows: '<path d="M3 3h8.4v8.4H3zM12.6 3H21v8.4h-8.4zM3 12.6h8.4V21H3zM12.6 12.6H21V21h-8.4z"/>',
  linkedin:
    '<path fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm2.4 3.7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM6.1 10v8h2.6v-8zm4.3 0v8H13v-4.3c0-1.1.6-1.7 1.5-1.7s1.4.6 1.4 1.7V18h2.6v-4.8c0-2.2-1.1-3.4-3-3.4-1.1 0-1.9.5-2.5 1.3V10z"/>',
  amazon:
    '<path d="M14.9 13.2V7.4c0-2.1-1.3-3.3-3.5-3.3-1.7 0-3 .7-3.6 2.1M14.9 8.6h-2.7c-2.7 0-4.3 1-4.3 2.9 0 1.5 1.1 2.5 2.7 2.5 2.4 0 4.3-1.9 4.3-4.4M2.8 17.2c5.3 3.9 12.6 4 17.6.6M17.6 16.7l3.5.2-.6 3.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
};

const nodeModules = path.join(process.cwd(), 'node_modules');

function svgContent(file: string): string {
  const svg = readFileSync(file, 'utf8');
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lucide icons are strokes and brand icons are filled shapes, so each kind has its own paint attributes. */
const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const brandSymbol = (name: string, shape: string) =>
  `<symbol id="brand-${name}" viewBox="0 0 24 24"><g fill="currentColor">${shape}</g></symbol>`;

/** Writes the sprite, public/assets/icons.svg. */
export function prepareIcons(): void {
  const symbols = [
    ...lucideIcons.map((name) => {
      const file = path.join(nodeModules, 'lucide-static', 'icons', `${name}.svg`);
      return `<symbol id="${name}" viewBox="0 0 24 24"><g ${stroke}>${svgContent(file)}</g></symbol>`;
    }),
    ...simpleIcons.map((name) =>
      brandSymbol(name, svgContent(path.join(nodeModules, 'simple-icons', 'icons', `${name}.svg`))),
    ),
    ...customIcons.map((name) => brandSymbol(name, customShapes[name])),
  ];
  writeFileAtomic(
    path.join(process.cwd(), 'public', 'assets', 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  );
}
