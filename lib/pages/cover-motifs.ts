import type { MotifName } from '@/lib/assets/covers/composition';

type Ids = Readonly<Record<string, string>>;

/** Page ids (space-separated) by page kind and motif; `coverKeyAt` in lib/pages/page-cover.ts returns the kinds. */
const idsByMotif: Record<string, Partial<Record<MotifName, string>>> = {
  solution: {
    megaphone: 'affiliate-marketing facebook',
    shop: 'e-commerce',
    team: 'digital-agency',
    chat: 'social-marketing discord',
    data: 'web-scraping data-collection',
    chart: 'traffic-arbitrage',
    ticket: 'ticketing',
    coins: 'crypto',
    target: 'betting',
    play: 'media-market tiktok',
    compare: 'price-comparison',
    fingerprint: 'self-examination',
    search: 'google',
    languages: 'twitter-x',
    parcel: 'amazon',
    badge: 'linkedin',
  },
  alternative: {
    compare: 'gologin-alternative',
    transfer: 'incogniton-alternative',
    flow: 'dolphin-anty-alternative',
    window: 'multilogin-alternative',
    team: 'octo-browser-alternative',
    fingerprint: 'undetectable-alternative',
    shop: 'ziniao-alternative',
  },
  feature: {
    window: 'multi-account-management',
    mirror: 'synchronizer',
    flow: 'rpa',
    terminal: 'local-api',
    layers: 'multi-profiles-management',
    team: 'teamwork',
  },
  topic: {
    compare: 'antidetect-browser',
    fingerprint: 'browser-fingerprint',
    route: 'proxies',
    shield: 'security',
  },
};

const motifByCoverKey = new Map<string, MotifName>(
  Object.entries(idsByMotif).flatMap(([group, motifs]) =>
    Object.entries(motifs as Ids).flatMap(([motif, ids]) =>
      ids.split(' ').map((id) => [`${group}/${id}`, motif as MotifName] as const),
    ),
  ),
);

/** Motif of pages that are missing from the table, and of articles that name none. */
export const fallbackMotif: MotifName = 'book';

/** Whether the table has a motif for a page. @param coverKey kind and id: `topic/security` */
export const hasMotif = (coverKey: string): boolean => motifByCoverKey.has(coverKey);

/** The motif of a page's cover. @param coverKey as in `hasMotif` */
export const getMotif = (coverKey: string): MotifName => motifByCoverKey.get(coverKey) ?? fallbackMotif;
