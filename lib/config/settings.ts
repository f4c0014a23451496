import { z } from 'zod';
import { isIpAddress, isNetwork } from '@/lib/config/networks';
import { url, code, count, flag, googleClientId, hostName, list, origin, text } from '@/lib/config/schemas';
import { httpsUrl, scriptUrl, scriptOrigin, secret } from '@/lib/config/schemas';

const ipAddress = text.refine(isIpAddress, 'it must be an IP address like 127.0.0.1');

/** Every setting. `.env.example` and docs/configuration.md list the same names; a test compares them. */
export const settings = {
  SITE_NAME: text.default('Facetry'),
  SITE_DESCRIPTION: text.optional(),
  SITE_URL: origin.default('https://www.facetry.example'),
  ZH_SITE_URL: origin.optional(),
  APP_URL: origin.default('https://app.facetry.example'),
  REGISTER_URL: url.optional(),
  LOGIN_URL: url.optional(),
  DOCS_URL: origin.optional(),
  CHAT_GROUP_URL: url.optional(),
  VIDEO_URL: url.optional(),
  DOWNLOAD_URL_WIN64: url.optional(),
  DOWNLOAD_URL_WIN32: url.optional(),
  DOWNLOAD_URL_MAC: url.optional(),
  DOWNLOAD_URL_ARM64: url.optional(),
  LINUX_DOWNLOAD_URL: url.optional(),
  CONTACT_EMAIL: z.email({ error: 'it must be a mail address' }).default('hello@facetry.example'),
  CONSULTATION_URL: url.optional(),
  TWITTER: z
    .string()
    .regex(/^@\w{1,15}$/, 'it must be an account with its @')
    .optional(),
  TITLE_SEPARATOR: text.default('|'),
  VERIFY_GOOGLE: code.optional(),
  VERIFY_BING: code.optional(),
  VERIFY_YANDEX: code.optional(),
  VERIFY_BAIDU: code.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z\d-]{8,128}$/, 'it must be 8 to 128 letters, digits and hyphens')
    .optional(),
  ARTICLES_AT_BUILD: count(1, 100_000).default(100),
  SITE_INDEXABLE: flag.default(true),
  CANONICAL_HOST: flag.default(false),
  API_BASE_URL: url.transform((text) => text.replace(/\/+$/, '')).optional(),
  OWN_DOMAINS: list((part) => hostName.test(part), 'it must be host names with commas between them').default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'it must be an address like postgres://…' }).optional(),
  DATA_DIR: text.default('.data'),
  MIGRATE: z.enum(['on', 'off'], { error: 'it must be on or off' }).default('on'),
  RETENTION_DAYS: count(1, 3650).default(390),
  BACKUP_PASSPHRASE: text.min(12, 'it must have 12 characters or more').optional(),
  TRUST_PROXY: count(0, 10).default(0),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'it must be on or off' }).default('on'),
  OWN_IPS: list(isNetwork, 'it must be addresses or networks with commas between them').default([]),
  GEO_DATABASE: text.optional(),
  BEACON_KEY_ID: code.optional(),
  BEACON_PUBLIC_KEY: text
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(
      (pem) => /^-----BEGIN PUBLIC KEY-----\n[\s\S]+\n-----END PUBLIC KEY-----\n?$/.test(pem),
      'it must be a public key in PEM',
    )
    .optional(),
  STATISTICAL_HEAD: text.optional(),
  STATISTICAL_BODY: text.optional(),
  CONTACT_WEBHOOK_URL: httpsUrl.optional(),
  CONTACT_WEBHOOK_SECRET: secret.optional(),
  GOOGLE_CLIENT_ID: googleClientId.optional(),
  GOOGLE_JWKS_URL: url.default('https://www.googleapis.com/oauth2/v3/certs'),
  SIGN_IN_SECRET: secret.optional(),
  ONE_TAP_NEW_TAB: flag.default(false),
  CONSENT_MODE: z.enum(['opt-out', 'opt-in'], { error: 'it must be opt-out or opt-in' }).default('opt-out'),
  CHAT_TYPE: z
    .enum(['SS_ROBOT', 'SS_HUMAN', 'HUAN_XIN'], { error: 'it must be SS_ROBOT, SS_HUMAN or HUAN_XIN' })
    .optional(),
  CHAT_SCRIPT_URL: scriptUrl.optional(),
  CHAT_EXCLUDED_IP: text.refine(isIpAddress, 'it must be an address like 203.0.113.7').optional(),
  CHAT_FALLBACK_SCRIPT_URL: scriptUrl.optional(),
  EASEMOB_CONFIG_ID: code.optional(),
  CSP_SCRIPT_ORIGINS: list(
    (part) => scriptOrigin.test(part),
    'it must be origins like https://cdn.example.com or https://*.example.com with commas between them',
  ).default([]),
  ASSETS_DIR: text.default('.builds/assets'),
  ASSETS_DAYS: count(1, 365).default(7),
  PORT: count(1, 65_535).default(3000),
  LISTEN_ADDRESS: ipAddress.optional(),
  METRICS_PORT: count(1, 65_535).optional(),
  METRICS_ADDRESS: ipAddress.default('127.0.0.1'),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'it must be text or json' }).default('text'),
  ACCESS_LOG: z.enum(['on', 'off'], { error: 'it must be on or off' }).default('off'),
  SLOW_REQUEST_MS: count(1, 600_000).default(5000),
} as const;

type Settings = z.output<z.ZodObject<typeof settings>>;

/** Settings read only when a request is answered; all others enter the HTML and need a new build when they change. */
export const requestSettings: readonly (keyof Settings)[] = [
  ...(['SITE_INDEXABLE', 'CANONICAL_HOST', 'INDEXNOW_KEY', 'API_BASE_URL', 'DATABASE_URL', 'DATA_DIR'] as const),
  ...(['MIGRATE', 'RETENTION_DAYS', 'BACKUP_PASSPHRASE'] as const),
  ...(['TRUST_PROXY', 'RATE_LIMIT', 'OWN_IPS', 'GEO_DATABASE', 'BEACON_KEY_ID', 'BEACON_PUBLIC_KEY'] as const),
  ...(['STATISTICAL_HEAD', 'STATISTICAL_BODY', 'CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_SECRET'] as const),
  ...(['GOOGLE_CLIENT_ID', 'GOOGLE_JWKS_URL', 'SIGN_IN_SECRET', 'ONE_TAP_NEW_TAB', 'CONSENT_MODE'] as const),
  ...(['CHAT_TYPE', 'CHAT_SCRIPT_URL'] as const),
  ...(['CHAT_EXCLUDED_IP', 'CHAT_FALLBACK_SCRIPT_URL', 'EASEMOB_CONFIG_ID', 'CSP_SCRIPT_ORIGINS'] as const),
  ...(['ASSETS_DIR', 'ASSETS_DAYS', 'PORT', 'LISTEN_ADDRESS'] as const),
  ...(['METRICS_PORT', 'METRICS_ADDRESS', 'LOG_FORMAT', 'ACCESS_LOG', 'SLOW_REQUEST_MS'] as const),
];

/** Settings whose values hold a password or a key, or may: no message repeats them. */
const secretSettings: ReadonlySet<string> = new Set<keyof Settings>([
  'DATABASE_URL',
  'BACKUP_PASSPHRASE',
  'CONTACT_WEBHOOK_URL',
  'CONTACT_WEBHOOK_SECRET',
  'SIGN_IN_SECRET',
]);

/**
 * Reads the settings from an environment; empty values count as unset.
 * @throws Error with one sentence naming the setting, its value unless it is secret, and what is wrong with it
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]));
  const result = z.object(settings).safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    const value = secretSettings.has(name) ? 'a value' : `the value "${given[name]}"`;
    throw new Error(`The setting ${name} has ${value}, which is not allowed: ${issue.message}.`);
  }
  const { SITE_URL, ZH_SITE_URL } = result.data;
  if (ZH_SITE_URL && new URL(ZH_SITE_URL).hostname === new URL(SITE_URL).hostname) {
    throw new Error(
      `The setting ZH_SITE_URL has the value "${ZH_SITE_URL}", whose host is SITE_URL's; it must be another.`,
    );
  }
  const { PORT, METRICS_PORT } = result.data;
  if (METRICS_PORT === PORT) {
    throw new Error(`The setting METRICS_PORT has the value "${METRICS_PORT}", which is PORT's; it must be another.`);
  }
  return result.data;
}
