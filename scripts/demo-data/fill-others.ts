import { sql } from 'drizzle-orm';
import { sourceLocale } from '@/lib/i18n/locales';
import type { DateRange } from '@/lib/api/report/options';
import type { Database } from '@/lib/api/store/store';
import { demoArticles } from './demo-articles';
import { pick, random } from './sql-random';

/** Fills a store with what visitors wrote, looked for and chose, and with short links; all of it is invented. */

const questions = [
  'Demo: Can I import my profiles from another browser?',
  'Demo: Does the app work without a connection?',
  'Demo: How do I change the time zone of a profile?',
  'Demo: We are a team of five. Which plan fits?',
  'Demo: Is there an API for starting profiles?',
];
const lostPaths = ['/pricng', '/blog/old-post', '/wp-login.php', '/docs/local-api-referenc', '/downloads'];
const searches = ['refund policy', 'linux arm', 'mobile app', 'socks over ssh', 'student discount', 'self hosted'];
const links = [
  ['demo-flyer', '/download', 'Flyer'],
  ['demo-video', '/docs', 'Video tutorials'],
  ['demo-talk', '/pricing', 'Conference talk'],
] as const;

export async function fillOthers(db: Database, { since, until }: DateRange): Promise<void> {
  const length = Math.floor((until.getTime() - since.getTime()) / 1000);
  const at = (row: string, draw: number) =>
    `(timestamptz '${since.toISOString()}' + make_interval(secs => floor(${length} * ${random(row, draw)})))`;
  const run = (text: string) => db.execute(sql.raw(text));
  await run(`insert into consents (id, choice, version, locale, received_at)
    select 'demo-consent-' || n, ${pick(['measurement services', 'measurement services', 'measurement', 'none'], random('n', 1))},
      1, '${sourceLocale}', ${at('n', 2)} from generate_series(1, 2000) as n on conflict do nothing`);
  await run(`insert into messages (id, kind, locale, page, name, email, content, done_at, delivered_at, received_at)
    select 'demo-message-' || n, kind, '${sourceLocale}', '/pre-sales',
      case when kind = 'contact' then 'Demo visitor ' || n end, 'visitor-' || n || '@example.com',
      ${pick(questions, random('n', 3))}, case when n % 3 > 0 then at + interval '5 hours' end, at, at
    from generate_series(1, 40) as n cross join lateral (select ${at('n', 4)} as at,
      ${pick(['contact', 'message'], random('n', 5))} as kind) as sent on conflict do nothing`);
  await run(`insert into messages (id, kind, locale, page, content, delivered_at, received_at)
    select 'demo-vote-' || n, 'helpful', '${sourceLocale}', ${pick(demoArticles(), random('n', 6))},
      ${pick(['yes', 'yes', 'yes', 'no'], random('n', 7))}, at, at
    from generate_series(1, 300) as n cross join lateral (select ${at('n', 8)} as at) as sent on conflict do nothing`);
  const daily = (table: string, columns: string, values: string) =>
    run(`insert into ${table} (id, day, received_at, count, ${columns})
      select 'demo-' || n, (at at time zone 'UTC')::date, at, 1 + floor(20 * ${random('n', 9)} ^ 3)::int, ${values}
      from generate_series(1, 600) as n cross join lateral (select ${at('n', 10)} as at) as shown on conflict do nothing`);
  await daily(
    'not_found_pages',
    'path, referrer',
    `${pick(lostPaths, random('n', 11))}, ${pick(['', 'www.google.com', '/blog'], random('n', 12))}`,
  );
  await daily('missed_searches', 'locale, query', `'${sourceLocale}', ${pick(searches, random('n', 13))}`);
  await run(`insert into policy_violations (id, directive, blocked, page, received_at)
    select 'demo-violation-' || n, ${pick(['img-src', 'script-src-elem', 'connect-src'], random('n', 14))}, 'https://cdn.example',
      ${pick(['/', '/pricing', '/blog'], random('n', 15))}, ${at('n', 16)}
    from generate_series(1, 60) as n on conflict do nothing`);
  for (const [slug, target, title] of links) {
    await run(`insert into short_links (slug, target, locale, utm_source, title, folder, created_by, updated_by, created_at)
      values ('${slug}', '${target}', '${sourceLocale}', 'demo', '${title}', 'demo', 'demo', 'demo', '${since.toISOString()}')
      on conflict do nothing`);
    await run(`insert into short_link_clicks (slug, at, clicks)
      select '${slug}', to_timestamp(floor(extract(epoch from at) / 900) * 900), count(*)
      from generate_series(1, 400) as n cross join lateral (select ${at(`n * 100 + ${slug.length}`, 17)} as at) as clicked
      group by 2 on conflict do nothing`);
  }
}
