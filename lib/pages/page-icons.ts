import type { IconName } from '@/generated/icon-names';
import type { NavLabelKey } from '@/lib/pages/navigation';
import type { FeatureId } from '@/lib/urls/catalog';

/** Ids of the links in the header's menus. */
export type IconId = FeatureId | NavLabelKey | 'download' | 'pricing' | 'release' | 'docs';

/** Sprite icon by id of a catalog page or navigation label. */
export const pageIcons: Readonly<Record<IconId, IconName>> = {
  'multi-account-management': 'layers',
  'multi-profiles-management': 'folder',
  synchronizer: 'mouse-pointer-click',
  rpa: 'workflow',
  'local-api': 'terminal',
  teamwork: 'users',

  download: 'download',
  pricing: 'tag',
  release: 'list-checks',

  help: 'circle-help',
  docs: 'file-text',
  proxy: 'network',
  blog: 'book-open',
  news: 'newspaper',
  video: 'video',
  chatGroup: 'message-circle',
  partner: 'handshake',
  aboutUs: 'app-window',
  preSales: 'mail',
};
