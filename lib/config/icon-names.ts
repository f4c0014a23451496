/** Icons used by the site: by their names in the sprite, those of Simple Icons and own shapes with a prefix. */

/** Icons of Lucide. */
export const lucideIcons = [
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
  'qr-code',
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
  'trash-2',
  'video',
  'sliders-horizontal',
  'info',
  'lightbulb',
  'triangle-alert',
  'rss',
  'share-2',
  'file-text',
] as const;

/** Logos of Simple Icons. */
export const simpleIcons = ['google', 'facebook', 'x', 'tiktok', 'discord', 'telegram', 'apple', 'linux'] as const;

/** Logos that Simple Icons no longer includes. */
export const customIcons = ['windows', 'linkedin', 'amazon'] as const;

const logos = [...simpleIcons, ...customIcons].map((name) => `brand-${name}` as const);

/** Names of the sprite's symbols, in order. */
export const iconNames = [...lucideIcons, ...logos];
export type IconName = (typeof iconNames)[number];
