import { sql } from 'drizzle-orm';
import { defaultLocale, languageTag, publishedCodes, sourceLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/api/store/store';
import { demoArticles } from './demo-articles';
import { logNormal, pick, random, weighted } from './sql-random';

/**
 * Fills a store with invented visits of a fixed seed: events and landings of browsers that visit about twice, from a few
 * countries, more of them every month and on working days.
 */

/** Languages with the country for which each is written; half of the visits are in the source language. */
const languages = publishedCodes.map((code) => `${code} ${languageTag(code).split('-').at(-1)!}`);
const readers = weighted(
  [languages.length, `${sourceLocale} US`],
  ...languages.map((language) => [1, language] as const),
);

const browsers = weighted<string>(
  [5, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  [2, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/18.0 Safari/605.1'],
  [1, 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [1, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'],
  [2, 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'],
  [2, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'],
  [1, 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1'],
);

/** Articles, and pages that are visited more often than each of them. */
const pages = weighted(
  [30, ''],
  ...['/pricing', '/download'].map((path) => [20, path] as const),
  ...['/solutions', '/alternatives', '/blog', '/docs', '/faq', '/helps'].map((path) => [6, path] as const),
  ...demoArticles().map((path) => [1, path] as const),
);

/** Sources of visits; those without a landing are direct. */
const sources = weighted<object | null>(
  [7, null],
  [5, { referrer: 'https://www.google.com/' }],
  [1, { referrer: 'https://www.bing.com/' }],
  [1, { referrer: 'https://duckduckgo.com/' }],
  [1, { referrer: 'https://www.reddit.com/' }],
  [2, { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'monthly' }],
  [1, { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'new-release' }],
  [1, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand', gclid: 'demo' }],
  [1, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'antidetect', gclid: 'demo' }],
  [1, { utm_source: 'youtube', utm_medium: 'video', utm_campaign: 'tutorials', utm_id: 'demo-video' }],
  [1, { utm_source: 'flyer', utm_medium: 'print', utm_id: 'demo-flyer' }],
  [1, { ref: 'DEMO' }],
).map((source) => source && JSON.stringify(source));

const errors = [
  "TypeError: Cannot read properties of undefined (reading 'focus') (https://www.example.com/_next/static/a1.js:1)",
  'ResizeObserver loop completed with undelivered notifications. (https://www.example.com/pricing:0)',
  'Script error. (:0)',
  'ReferenceError: gtag is not defined (https://www.example.com/:12)',
];

const json = (fields: Readonly<Record<string, string>>) =>
  `jsonb_build_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;

const eventColumns = `day, id, visit_id, op_type, op_res, op_obj_type, op_obj_value, user_timestamp, path, locale, common,
  device_id, received_at, user_agent, is_bot, is_own`;

/** The columns of an event of a page view, or of a visit, in the order above. */
const event = (suffix: string, type: string, objectType: string, value: string, after: number) => `
  (at at time zone 'UTC')::date, id || '-${suffix}', visit, '${type}', '${type === 'error' ? 'failed' : 'success'}',
  ${objectType}, ${value}, at + interval '${after} seconds', path, locale, common, device,
  at + interval '${after + 5} seconds', agent, is_bot, is_own`;

/** Values on a page view `p`, whose number is `number`. */
const vital = (name: string, share: number, value: string) => `
  select ${event(name, 'view', "'web_vital'", `'${name} ' || ${value}`, 20)} from demo_pages
  where ${random('number', name.length + share * 100)} < ${share}`;

/** The number of events per visit on average. */
export const eventsPerVisit = 6;

/** @param visits the number of visits, of which those on weekends are partly left out */
export async function fillVisits(
  db: Database,
  { visits, since, until }: { visits: number; since: Date; until: Date },
): Promise<void> {
  const days = Math.max(1, Math.floor((until.getTime() - since.getTime()) / 86_400_000));
  const devices = Math.max(1, Math.ceil(visits / 2));
  const began = `least(timestamptz '${since.toISOString()}' + make_interval(
      days => (floor(${days} * ((n + ${random('n', 1)}) / ${visits}) ^ 0.8))::int,
      secs => 86400 * ((${random('n', 2)} + ${random('n', 3)}) / 2)),
    timestamptz '${until.toISOString()}' - make_interval(secs => 2400 * ${random('n', 4)}))`;
  const batch = 5000;
  for (let from = 0; from < visits; from += batch) {
    await db.transaction(async (tx) => {
      const run = (text: string) => tx.execute(sql.raw(text));
      await run(`create temporary table demo_visits on commit drop as
        select n, 'demo-visit-' || n as visit, 'demo-device-' || number as device, began, agent,
          split_part(reader, ' ', 1) as locale, split_part(reader, ' ', 2) as country, ${pick(sources, random('n', 5))}::jsonb as source,
          least(8, 1 + floor(-1.6 * ln(1 - ${random('n', 6)})))::int as page_views,
          ${random('n', 7)} < 0.02 as is_bot, ${random('n', 7)} > 0.995 as is_own
        from generate_series(${from}, ${Math.min(from + batch, visits) - 1}) as n
          cross join lateral (select ${began} as began, floor(${devices} * ${random('n', 8)})::bigint as number) as picked
          cross join lateral (select ${pick(readers, random('number', 9))} as reader,
            ${pick(browsers, random('number', 10))} as agent) as browser
        where extract(isodow from began) < 6 or ${random('n', 11)} < 0.6`);
      await run(`create temporary table demo_pages on commit drop as
        select n * 10 + i as number, n, i, 'demo-' || n || '-' || i as id, visit, device, agent, is_bot, is_own,
          began + make_interval(secs => i * (40 + 60 * ${random('n', 12)})) as at,
          coalesce(nullif(case locale when '${defaultLocale}' then '' else '/' || locale end
            || ${pick(pages, random('n * 10 + i', 13))}, ''), '/') as path, locale,
          case when agent like '%Mobile%' then 1.5 else 1 end * case when country in ('VN', 'CN', 'IN') then 1.4 else 1 end
            as slowness,
          ${json({ app_version: "'build-' || to_char(began, 'YYYY-MM')" })} as common
        from demo_visits cross join lateral generate_series(0, page_views - 1) as i`);
      await run(`insert into events (${eventColumns})
        select ${event('view', 'view', "'page'", 'path', 0)} from demo_pages
        union all ${vital('LCP', 0.8, `round((${logNormal('number', 14, 1300, 0.45)} * slowness)::numeric, 1)`)}
        union all ${vital('INP', 0.5, `8 * round(${logNormal('number', 16, 9, 0.7)} * slowness)`)}
        union all ${vital('CLS', 0.75, `round((${logNormal('number', 18, 0.012, 1.3)})::numeric, 3)`)}
        union all select ${event('error', 'error', "'100102'", pick(errors, random('number', 20)), 3)}
          from demo_pages where ${random('number', 21)} < 0.012
        union all select ${event('chunk', 'error', "'100101'", `'resource reload error: /_next/static/' || n || '.js'`, 1)}
          from demo_pages where ${random('number', 22)} < 0.002
        union all select ${event('download', 'click', "'link'", `'download ' || ${pick(['com_win64', 'com_win64', 'com_arm64'], random('n', 23))}`, 30)}
          from demo_pages where i = 0 and ${random('n', 24)} < 0.09
        union all select ${event('register', 'click', "'link'", "'register'", 35)}
          from demo_pages where i = 0 and ${random('n', 25)} < 0.035
        union all select ${event('contact', 'view', "'confirmation'", "'contact'", 38)}
          from demo_pages where i = 0 and ${random('n', 26)} < 0.005
        on conflict do nothing`);
      await run(`insert into landings (id, visit_id, happened_at, received_at, page_url, locale, source, utm_source, utm_medium,
          utm_campaign, ref, country, record, referers, device_id, user_agent, is_bot, is_own)
        select 'demo-landing-' || n, visit, began, began + interval '2 seconds', 'https://www.example.com' || path, p.locale,
          null, source ->> 'utm_source', source ->> 'utm_medium', source ->> 'utm_campaign', source ->> 'ref', country,
          source, '[]', device, v.agent, v.is_bot, v.is_own
        from demo_visits as v join demo_pages as p using (n, visit, device) where i = 0 and source is not null
        on conflict do nothing`);
    });
  }
}
