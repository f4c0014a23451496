import { defaultLocale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { cleanPath } from '@/lib/api/not-found-pages';
import { foldCampaignValue } from '@/lib/contract/source-record';

/** Derives a visit from its events and landings (docs/data.md, "Visits"). */

/** A landing as stored; times are in milliseconds. */
export type LandingRow = {
  id: string;
  at: number;
  /** The record as received, whose fields may be missing. */
  record: Readonly<Record<string, unknown>>;
  pageUrl: string | null;
  locale: string | null;
  country: string | null;
  userAgent: string | null;
  isBot: boolean;
  isInternal: boolean;
};

/** Aggregated events of a visit. */
export type EventSummary = {
  began: number;
  ended: number;
  /** The number of events. */
  count: number;
  days: string[];
  /** The first page and the first locale. */
  path: string | null;
  locale: string | null;
  /** The last page that was viewed. */
  exit: string | null;
  userAgent: string | null;
  isBot: boolean;
  isInternal: boolean;
  /** Platforms of downloaded files. */
  downloads: string[];
  hasContact: boolean;
  hasPlan: boolean;
  /** The first click on a sign-up link. */
  clickedAt: number | null;
};

/** Click ids of advertising networks, with the source and medium they stand for; the first one present counts. */
const clickIds = [
  ['gclid', 'google', 'cpc'],
  ['gbraid', 'google', 'cpc'],
  ['wbraid', 'google', 'cpc'],
  ['msclkid', 'bing', 'cpc'],
  ['yclid', 'yandex', 'cpc'],
  ['bd_vid', 'baidu', 'cpc'],
  ['fbclid', 'facebook', null],
] as const;

/** Fields that make a landing one of a campaign even without a source. */
const campaignFields = ['utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
const codeFields = ['ref', 'invite_code'];

/**
 * Normalizes a campaign field, so that `Newsletter ` and `newsletter` are the same campaign; null if nothing of it is
 * visible.
 */
export const normalizeCampaignField = (value: unknown): string | null =>
  (typeof value === 'string' && foldCampaignValue(value)) || null;

const nonEmptyText = (value: unknown): string | null =>
  normalizeCampaignField(value) === null ? null : (value as string);

/** Returns the host of a referrer; for an Android app, its package. */
const referrerHost = (url: unknown): string | null =>
  /^(?:https?|android-app):\/\/([^/?#]+)/i.exec(nonEmptyText(url) ?? '')?.[1]?.toLowerCase() ?? null;

type Source = { source: string | null; medium: string | null; isCampaign: boolean };

/**
 * Returns the source of a landing. In order of precedence: utm_source, source, the network of its click ID, the
 * referring host, `referral` if there is only a code, `(unnamed)` for other campaign fields; null if there are none.
 */
function getSource(record: LandingRow['record']): Source {
  const [, network, networkMedium] = clickIds.find(([name]) => nonEmptyText(record[name])) ?? [null, null, null];
  const hasAny = (names: readonly string[]) => names.some((name) => nonEmptyText(record[name]));
  const named = normalizeCampaignField(record.utm_source) ?? normalizeCampaignField(record.source);
  const hasCampaignFields = hasAny(campaignFields);
  const hasCode = hasAny(codeFields);
  return {
    source:
      named ??
      network ??
      referrerHost(record.referrer) ??
      (hasCode ? 'referral' : hasCampaignFields ? '(unnamed)' : null),
    medium: normalizeCampaignField(record.utm_medium) ?? (named ? null : networkMedium),
    isCampaign: (named ?? network) !== null || hasCampaignFields || hasCode,
  };
}

/**
 * The landing that determines the source: the last one with a campaign, else the first one with a referrer, else the
 * first one.
 */
function chooseLanding(landings: readonly LandingRow[]): LandingRow | undefined {
  const ordered = landings.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return (
    ordered.findLast(({ record }) => getSource(record).isCampaign) ??
    ordered.find(({ record }) => referrerHost(record.referrer)) ??
    ordered[0]
  );
}

/**
 * Returns the path of a page as reports show it: `/ru/?a=1` and `/ru` are the same (docs/routing.md). An address without a
 * page may hold what is personal, and is stored as the count of such addresses stores it.
 */
function toPage(path: string): string {
  const page = path.replace(/(.)\/$/, '$1');
  return servedLocales(splitLocale(page).path).length > 0 ? page : (cleanPath(page) ?? '/');
}

const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/MicroMessenger\//, 'WeChat'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Returns the browser's name from a user agent. */
export const getBrowser = (userAgent: string) => browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';

function getDeviceKind(userAgent: string): string {
  if (userAgent === '') return '(unknown)';
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/i.test(userAgent) ? 'mobile' : 'desktop';
}

export type DerivedVisit = ReturnType<typeof deriveVisit>;

/**
 * Derives a visit from its stored events and landings; at least one of the two is present.
 * @param events null without events
 */
export function deriveVisit(events: EventSummary | null, landings: readonly LandingRow[]) {
  const landing = chooseLanding(landings);
  const record = landing?.record ?? {};
  const { source, medium } = getSource(record);
  const userAgent = landing?.userAgent || events?.userAgent || '';
  const all = [...landings, ...(events ? [events] : [])];
  const isAny = (field: 'isBot' | 'isInternal') => all.some((part) => part[field]);
  const landingPath = toPage(/^https?:\/\/[^/]+(\/[^?#]*)/.exec(landing?.pageUrl ?? '')?.[1] ?? events?.path ?? '/');
  return {
    began: Math.min(...landings.map(({ at }) => at), events?.began ?? Infinity),
    ended: Math.max(...landings.map(({ at }) => at), events?.ended ?? -Infinity),
    days: events?.days ?? [],
    source: source ?? 'direct',
    isDirect: source === null,
    medium,
    campaign: normalizeCampaignField(record.utm_campaign),
    term: normalizeCampaignField(record.utm_term),
    content: normalizeCampaignField(record.utm_content),
    utmId: normalizeCampaignField(record.utm_id),
    ref: nonEmptyText(record.ref),
    inviteCode: nonEmptyText(record.invite_code),
    landing: landingPath,
    exit: events?.exit ? toPage(events.exit) : landingPath,
    referrer: referrerHost(record.referrer),
    locale: landing?.locale ?? events?.locale ?? defaultLocale,
    country: landing?.country ?? null,
    deviceKind: getDeviceKind(userAgent),
    browser: getBrowser(userAgent),
    kind: isAny('isBot') ? ('bot' as const) : isAny('isInternal') ? ('own' as const) : ('visitor' as const),
    events: events?.count ?? 0,
    download: events?.downloads.toSorted().join(',') || null,
    hasContact: events?.hasContact ?? false,
    hasPlan: events?.hasPlan ?? false,
    clickedAt: events?.clickedAt ?? null,
  };
}

/** A visit for a sign-in that belongs to no other visit; it has no events and no landing. */
export const deriveSignInVisit = (
  at: number,
  isBot: boolean,
  isInternal: boolean,
  userAgent: string | null,
): DerivedVisit =>
  deriveVisit(
    {
      began: at,
      ended: at,
      count: 0,
      days: [],
      path: null,
      exit: null,
      locale: null,
      userAgent,
      isBot,
      isInternal,
      downloads: [],
      hasContact: false,
      hasPlan: false,
      clickedAt: null,
    },
    [],
  );
