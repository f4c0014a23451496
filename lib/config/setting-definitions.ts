import { z } from 'zod';
import { buildSetting, secretSetting, startSetting } from '@/lib/config/define-setting';
import { deskSettings } from '@/lib/config/desk-settings';
import { isNetwork } from '@/lib/config/networks';
import { code, count, emailAddress, flag, googleClientId, hostName, ipAddress, list } from '@/lib/config/schemas';
import { httpsUrl, onOff, origin, scriptOrigin, scriptUrl, secret, text } from '@/lib/config/schemas';
import { timeZoneSchema, url } from '@/lib/config/schemas';
import { publishingSettings } from '@/lib/config/publishing-settings';
import { toolSettings } from '@/lib/config/tool-settings';
import { workbenchSettings } from '@/lib/config/workbench-settings';

/**
 * All settings by group. `npm run docs:generate` writes docs/configuration.md and `.env.example` from them, in this
 * order. A default may contain `{APP_URL}`.
 */

const brand = {
  SITE_NAME: buildSetting(text.optional(), 'overrides `name` of content/brand/brand.json, in copy and titles'),
  SITE_DESCRIPTION: buildSetting(text.optional(), 'overrides the description of the English home page'),
  TITLE_SEPARATOR: buildSetting(text.default('|'), 'separates a page’s title from the brand name'),
  TWITTER: buildSetting(
    z
      .string()
      .regex(/^@\w{1,15}$/, 'it must be an account name with a leading @')
      .describe('account name with a leading @')
      .optional(),
    'overrides the X account in `social` of content/brand/company.json, in Twitter cards and structured data',
  ),
  CONTACT_EMAIL: buildSetting(
    emailAddress.optional(),
    'overrides `mail` of content/brand/company.json, on the pre-sales page, in security.txt and structured data',
  ),
  SITE_URL: buildSetting(origin.default('https://www.facetry.example'), 'the site’s origin: canonical URLs, sitemaps'),
  ZH_SITE_URL: buildSetting(
    origin.optional(),
    'separate origin for Simplified Chinese; its host must differ from that of `SITE_URL`',
  ),
  APP_URL: buildSetting(origin.default('https://app.facetry.example'), 'the product’s web application'),
  REGISTER_URL: buildSetting(url.default('{APP_URL}/register'), 'target of “Sign up”'),
  LOGIN_URL: buildSetting(url.default('{APP_URL}/login'), 'target of “Log in”'),
  DOCS_URL: buildSetting(origin.optional(), 'origin of the documentation, if it is not part of this site'),
  OWN_DOMAINS: buildSetting(
    list((part) => hostName.test(part), 'it must be a comma-separated list of host names').default([]),
    'further hosts of the product: their pages may call the API, and they do not count as referrers',
  ),
  CHAT_GROUP_URL: buildSetting(url.optional(), 'the community’s chat group; no link if unset'),
  VIDEO_URL: buildSetting(url.optional(), 'the video channel; no link if unset'),
  CONSULTATION_URL: buildSetting(url.default('{APP_URL}/contact'), 'target of the QR code for Chinese readers'),
  DOWNLOAD_URL_WIN64: buildSetting(url.optional(), 'the app’s file for 64-bit Windows; pages show a note if unset'),
  DOWNLOAD_URL_WIN32: buildSetting(url.optional(), 'the same for 32-bit Windows'),
  DOWNLOAD_URL_MAC: buildSetting(url.optional(), 'the same for macOS on Intel'),
  DOWNLOAD_URL_ARM64: buildSetting(url.optional(), 'the same for macOS on Apple silicon'),
  LINUX_DOWNLOAD_URL: buildSetting(url.optional(), 'the same for Linux'),
};

const searchEngines = {
  SITE_INDEXABLE: startSetting(flag.default(true), '`0` keeps search engines out (`X-Robots-Tag: noindex`)'),
  CANONICAL_HOST: startSetting(flag.default(false), '`1` redirects requests for other hosts to the site’s own'),
  VERIFY_GOOGLE: buildSetting(code.optional(), 'verification code of Google Search Console'),
  VERIFY_BING: buildSetting(code.optional(), 'verification code of Bing'),
  VERIFY_YANDEX: buildSetting(code.optional(), 'verification code of Yandex'),
  VERIFY_BAIDU: buildSetting(code.optional(), 'verification code of Baidu'),
  INDEXNOW_KEY: startSetting(
    z
      .string()
      .regex(/^[A-Za-z\d-]{8,128}$/, 'it must be 8 to 128 letters, digits and hyphens')
      .describe('8 to 128 letters, digits and hyphens')
      .optional(),
    'key with which `npm run indexnow` proves that it acts for the site',
  ),
  ARTICLES_AT_BUILD: buildSetting(
    count(1, 100_000).default(100),
    'number of articles per collection that are prerendered; older ones are rendered on first request',
  ),
};

const data = {
  API_BASE_URL: startSetting(
    url.transform((value) => value.replace(/\/+$/, '')).optional(),
    'the product’s back end, which browsers call; the built-in API under `/api` if unset',
  ),
  DATABASE_URL: secretSetting(
    z
      .url({ protocol: /^postgres(?:ql)?$/, error: 'it must be a URL like postgres://…' })
      .describe('URL like `postgres://…`')
      .optional(),
    'PostgreSQL database for collected data; PGlite in `DATA_DIR` if unset',
  ),
  DATA_DIR: startSetting(text.default('.data'), 'directory of PGlite, used by one process at a time'),
  MIGRATE: startSetting(onOff.default('on'), '`off` leaves the schema of PostgreSQL to `npm run db:migrate`'),
  RETENTION_DAYS: startSetting(count(1, 3650).default(390), 'age in days at which rows are deleted'),
  BACKUP_PASSPHRASE: secretSetting(
    text.min(12, 'it must have at least 12 characters').describe('at least 12 characters').optional(),
    'encrypts and decrypts backups',
  ),
  OWN_IPS: startSetting(
    list(isNetwork, 'it must be a comma-separated list of IP addresses or networks').default([]),
    'your own IP addresses or networks, which reports count separately',
  ),
  TIME_ZONE: startSetting(timeZoneSchema.default('UTC'), 'time zone of the days and hours in reports'),
  GEO_DATABASE: startSetting(text.optional(), 'MaxMind DB file of locations; no locations if unset'),
  BEACON_KEY_ID: startSetting(code.optional(), 'ID of the beacon’s key at `API_BASE_URL`'),
  BEACON_PUBLIC_KEY: startSetting(
    text
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine(
        (pem) => /^-----BEGIN PUBLIC KEY-----\n[\s\S]+\n-----END PUBLIC KEY-----\n?$/.test(pem),
        'it must be a public key in PEM format',
      )
      .describe('public key in PEM')
      .optional(),
    'that key; fetched from `beacon/key` if unset',
  ),
  CONTACT_WEBHOOK_URL: secretSetting(
    httpsUrl.optional(),
    'receives every message and vote as JSON; delivery is repeated until it succeeds',
  ),
  CONTACT_WEBHOOK_FORMAT: startSetting(
    z.enum(['json', 'slack', 'teams'], { error: 'it must be json, slack or teams' }).default('json'),
    'what `CONTACT_WEBHOOK_URL` understands: the fields as JSON, a Slack message, or a card for Microsoft Teams',
  ),
  CONTACT_WEBHOOK_SECRET: secretSetting(secret.optional(), 'signs the requests to `CONTACT_WEBHOOK_URL`'),
};

const chatAndSignIn = {
  CHAT_TYPE: startSetting(
    z.enum(['SS_ROBOT', 'SS_HUMAN', 'HUAN_XIN'], { error: 'it must be SS_ROBOT, SS_HUMAN or HUAN_XIN' }).optional(),
    'the chat service; the built-in chat if unset',
  ),
  CHAT_SCRIPT_URL: startSetting(scriptUrl.optional(), 'script of the chat service'),
  CHAT_EXCLUDED_IP: startSetting(
    ipAddress('203.0.113.7').optional(),
    'visitors with this IP address always get the built-in chat; browsers learn only yes or no',
  ),
  CHAT_FALLBACK_SCRIPT_URL: startSetting(
    scriptUrl.optional(),
    'script for `SS_ROBOT` without `CHAT_SCRIPT_URL`; the built-in chat if unset',
  ),
  EASEMOB_CONFIG_ID: startSetting(code.optional(), 'ID that `HUAN_XIN` needs; the built-in chat if unset'),
  GOOGLE_CLIENT_ID: startSetting(
    googleClientId.optional(),
    'enables sign-in with Google’s one-tap prompt; nothing is loaded from Google if unset',
  ),
  GOOGLE_JWKS_URL: startSetting(
    url.default('https://www.googleapis.com/oauth2/v3/certs'),
    'keys with which ID tokens are verified',
  ),
  SIGN_IN_SECRET: secretSetting(
    secret.optional(),
    'shared with the product’s app, which may then ask `site/redeem` who signed in',
  ),
  ONE_TAP_NEW_TAB: startSetting(flag.default(false), '`1` opens the app in a new tab after sign-in'),
};

const privacy = {
  CONSENT_MODE: startSetting(
    z.enum(['opt-out', 'opt-in'], { error: 'it must be opt-out or opt-in' }).default('opt-out'),
    '`opt-in` measures nothing before the visitor agrees: for visitors from the EU',
  ),
  STATISTICAL_HEAD: startSetting(
    text.optional(),
    'markup of an analytics service for the head, added with consent; scripts need a `src`, inline code does not run',
  ),
  STATISTICAL_BODY: startSetting(text.optional(), 'the same for the body'),
  CSP_SCRIPT_ORIGINS: startSetting(
    list(
      (part) => scriptOrigin.test(part),
      'it must be a comma-separated list of origins like https://cdn.example.com or https://*.example.com',
    ).default([]),
    'further origins that scripts come from and send requests to, such as `https://*.example.com`; see docs/security.md',
  ),
};

const server = {
  PORT: startSetting(count(1, 65_535).default(3000), 'port to listen on'),
  LISTEN_ADDRESS: startSetting(
    ipAddress('127.0.0.1').optional(),
    'IP address to listen on, such as `127.0.0.1` behind a reverse proxy; all if unset',
  ),
  SHUTDOWN_DELAY: startSetting(
    count(0, 60).default(0),
    'seconds after SIGTERM for which new connections are still accepted, while `/readyz` responds with 503',
  ),
  TRUST_PROXY: startSetting(
    count(0, 10).default(0),
    'number of trusted reverse proxies that write `X-Forwarded-For` and `X-Forwarded-Proto`; `0` ignores these headers',
  ),
  RATE_LIMIT: startSetting(onOff.default('on'), '`off` does not limit writes, for benchmarks'),
  ASSETS_DIR: startSetting(
    text.default('.builds/assets'),
    'directory that retains scripts and styles of all builds for open pages; servers and releases of a machine share it',
  ),
  ASSETS_DAYS: startSetting(count(1, 365).default(7), 'days for which these are retained after they were last served'),
};

const logsAndMetrics = {
  LOG_FORMAT: startSetting(
    z.enum(['text', 'json'], { error: 'it must be text or json' }).default('text'),
    '`json` writes each line of the log as a JSON object',
  ),
  ACCESS_LOG: startSetting(
    onOff.default('off'),
    '`on` logs each request by its kind, without IP address, path or query',
  ),
  SLOW_REQUEST_MS: startSetting(
    count(1, 600_000).default(5000),
    'duration in ms from which a request is logged as slow',
  ),
  METRICS_PORT: startSetting(
    count(1, 65_535).optional(),
    'port for Prometheus, which must differ from `PORT`; no metrics if unset',
  ),
  METRICS_ADDRESS: startSetting(ipAddress('127.0.0.1').default('127.0.0.1'), 'IP address on which that port listens'),
};

/** The settings by the heading of their group. */
export const settingGroups = {
  'Brand and URLs': brand,
  'Search engines': searchEngines,
  Data: data,
  'Chat and sign-in': chatAndSignIn,
  Privacy: privacy,
  Server: server,
  Publishing: publishingSettings,
  Tools: toolSettings,
  Workbench: workbenchSettings,
  'Content desk': deskSettings,
  'Logs and metrics': logsAndMetrics,
};

export const settings = {
  ...brand,
  ...searchEngines,
  ...data,
  ...chatAndSignIn,
  ...privacy,
  ...server,
  ...publishingSettings,
  ...toolSettings,
  ...workbenchSettings,
  ...deskSettings,
  ...logsAndMetrics,
};
