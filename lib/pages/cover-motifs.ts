import type { MotifName } from '@/lib/assets/covers/motifs';

type Ids = Readonly<Record<string, string>>;

/** Page ids (space-separated) by page kind and motif; kinds are those of `slugOf` in lib/pages/page-cover.ts. */
const idsByMotif: Record<string, Partial<Record<MotifName, string>>> = {
  blog: {
    flow: 'automation-errors-and-what-they-mean',
    checklist: 'checklist-before-a-new-account',
    shop: 'cross-border-shop-checklist',
    fingerprint: 'what-a-fingerprint-is',
    search: 'fingerprint-signal-by-signal',
    terminal: 'first-automation-with-playwright',
    team: 'handing-over-accounts-in-a-team',
    route: 'kinds-of-proxies-compared',
    transfer: 'moving-profiles-between-browsers',
    window: 'one-profile-one-account',
    log: 'reading-the-action-log-after-an-incident',
    layers: 'roadmap-for-profile-groups',
    data: 'scraping-politely',
    shield: 'webrtc-and-dns-leaks',
    calendar: 'year-in-review',
  },
  news: {
    log: 'action-log-export',
    languages: 'fourteen-languages',
    feed: 'full-text-feeds',
    book: 'help-center-in-fourteen-languages',
    window: 'new-website',
    shield: 'your-data-on-this-website',
  },
  helps: {
    route: 'add-and-check-a-proxy',
    coins: 'change-your-plan',
    fingerprint: 'choose-fingerprint-settings',
    transfer: 'clone-a-profile share-or-transfer-a-profile',
    window: 'create-your-first-profile',
    cookie: 'export-cookies-and-settings import-cookies',
    install: 'install-on-linux install-on-macos install-on-windows',
    team: 'invite-a-teammate',
    layers: 'move-profiles-in-groups',
    trouble: 'proxy-check-errors',
    log: 'read-and-export-the-action-log',
    restore: 'restore-from-the-recycle-bin',
    clock: 'schedule-an-rpa-flow',
    badge: 'set-roles-and-permissions',
    mirror: 'set-up-the-synchronizer',
    shield: 'two-factor-sign-in',
  },
  docs: {
    terminal: 'attach-playwright attach-puppeteer attach-selenium local-api-authentication local-api-start-and-stop',
    flow: 'automation rpa-flows',
    fingerprint: 'checking-a-fingerprint fingerprint-settings',
    cookie: 'cookies-and-sessions',
    shield: 'encryption-and-storage',
    chat: 'faq',
    install: 'getting-started',
    layers: 'groups-tags-and-notes',
    transfer: 'local-and-cloud-profiles',
    book: 'local-api-reference',
    window: 'profiles',
    route: 'proxies proxy-types-and-formats',
    trouble: 'proxy-drops-and-leaks troubleshooting-automation troubleshooting-start',
    badge: 'roles-and-permissions',
    data: 'rpa-nodes',
    clock: 'rpa-schedules-and-logs',
    mirror: 'synchronizer',
    checklist: 'system-requirements',
  },
  release: {
    window: '1-0-0',
    team: '1-1-0',
    cookie: '1-2-0',
    data: '1-2-1',
    clock: '1-3-0',
    flow: '1-3-1',
    search: '1-3-2',
    log: '1-4-0',
  },
  partner: {
    megaphone: 'affiliates',
    team: 'agencies',
    book: 'educators',
    shop: 'resellers',
    terminal: 'technology',
  },
  legal: { shield: 'privacy-policy', checklist: 'terms-of-service', cookie: 'cookie-policy' },
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

const motifBySlug = new Map<string, MotifName>(
  Object.entries(idsByMotif).flatMap(([group, motifs]) =>
    Object.entries(motifs as Ids).flatMap(([motif, ids]) =>
      ids.split(' ').map((id) => [`${group}/${id}`, motif as MotifName] as const),
    ),
  ),
);

/** Fallback motif for pages that are missing from the table. */
const fallbackMotif: MotifName = 'book';

/** Whether the table has a motif for a page. @param slug kind and id: `blog/year-in-review` */
export const hasMotif = (slug: string): boolean => motifBySlug.has(slug);

/** The motif of a page's cover. @param slug as in `hasMotif` */
export const getMotif = (slug: string): MotifName => motifBySlug.get(slug) ?? fallbackMotif;
