import { z } from 'zod';

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}

/** A web origin without a path: `https://www.facetry.example`. */
const origin = z
  .string()
  .refine(isOrigin, 'it must be an origin like https://www.example.com')
  .transform((text) => new URL(text).origin);
const address = z.url({ protocol: /^https?$/, error: 'it must be an http address' });
const flag = z.enum(['0', '1'], { error: 'it must be 0 or 1' }).transform((text) => text === '1');
const portError = 'it must be a whole number from 1 to 65535';
const text = z.string().trim().min(1);
/** A verification code goes into an attribute of the head as it is. */
const code = z.string().regex(/^[\w.=-]{1,200}$/, 'it must be a code of letters, digits and . = - _');

/** Every setting. `.env.example` and the README's table list the same names; a test compares them. */
export const settings = {
  SITE_NAME: text.default('Facetry'),
  SITE_DESCRIPTION: text.optional(),
  SITE_URL: origin.default('https://www.facetry.example'),
  ZH_SITE_URL: origin.optional(),
  APP_URL: origin.default('https://app.facetry.example'),
  REGISTER_URL: address.optional(),
  LOGIN_URL: address.optional(),
  DOCS_URL: origin.optional(),
  CHAT_GROUP_URL: address.optional(),
  VIDEO_URL: address.optional(),
  DOWNLOAD_URL_WIN64: address.optional(),
  DOWNLOAD_URL_WIN32: address.optional(),
  DOWNLOAD_URL_MAC: address.optional(),
  DOWNLOAD_URL_ARM64: address.optional(),
  LINUX_DOWNLOAD_URL: address.optional(),
  CONTACT_EMAIL: z.email({ error: 'it must be a mail address' }).default('hello@facetry.example'),
  CONSULTATION_URL: address.optional(),
  TWITTER: z
    .string()
    .regex(/^@\w{1,15}$/, 'it must be an account with its @')
    .optional(),
  TITLE_SEPARATOR: text.default('|'),
  VERIFY_GOOGLE: code.optional(),
  VERIFY_BING: code.optional(),
  VERIFY_YANDEX: code.optional(),
  VERIFY_BAIDU: code.optional(),
  SITE_INDEXABLE: flag.default(true),
  CANONICAL_HOST: flag.default(false),
  PORT: z.coerce
    .number({ error: portError })
    .int({ error: portError })
    .min(1, { error: portError })
    .max(65_535, { error: portError })
    .default(3000),
} as const;

type Settings = z.output<z.ZodObject<typeof settings>>;

/** Settings read only when a request is answered; all others enter the HTML and need a new build when they change. */
export const requestSettings: readonly (keyof Settings)[] = ['SITE_INDEXABLE', 'CANONICAL_HOST', 'PORT'];

/**
 * Reads the settings from an environment; empty values count as unset.
 * @throws Error with one sentence naming the setting, its value and what is wrong with it
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]));
  const result = z.object(settings).safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new Error(`The setting ${name} has the value "${given[name]}", which is not allowed: ${issue.message}.`);
  }
  const { SITE_URL, ZH_SITE_URL } = result.data;
  if (ZH_SITE_URL && new URL(ZH_SITE_URL).hostname === new URL(SITE_URL).hostname) {
    throw new Error(
      `The setting ZH_SITE_URL has the value "${ZH_SITE_URL}", whose host is SITE_URL's; it must be another.`,
    );
  }
  return result.data;
}

const env = readSettings(process.env);

/** The site's configuration: brand, origins and addresses, with a working default for each. */
export const site = {
  url: env.SITE_URL,
  name: env.SITE_NAME,
  /** Takes the place of the English home page's description when set. */
  description: env.SITE_DESCRIPTION,
  twitter: env.TWITTER,
  separator: env.TITLE_SEPARATOR,
  /** What stands between a page's title and the site's name: `%s | Facetry`. */
  titleSeparator: ` ${env.TITLE_SEPARATOR} `,
  trailingSlash: false,
  zhUrl: env.ZH_SITE_URL,
  appUrl: env.APP_URL,
  registerUrl: env.REGISTER_URL ?? `${env.APP_URL}/register`,
  loginUrl: env.LOGIN_URL ?? `${env.APP_URL}/login`,
  docsUrl: env.DOCS_URL,
  chatGroupUrl: env.CHAT_GROUP_URL,
  videoUrl: env.VIDEO_URL,
  /** Where the app's files are, by the system; a system without one cannot be downloaded yet. */
  downloadUrls: {
    com_win64: env.DOWNLOAD_URL_WIN64,
    com_win32: env.DOWNLOAD_URL_WIN32,
    com_mac: env.DOWNLOAD_URL_MAC,
    com_arm64: env.DOWNLOAD_URL_ARM64,
    linux: env.LINUX_DOWNLOAD_URL,
  },
  contactEmail: env.CONTACT_EMAIL,
  consultationUrl: env.CONSULTATION_URL ?? `${env.APP_URL}/contact`,
  verification: {
    google: env.VERIFY_GOOGLE,
    bing: env.VERIFY_BING,
    yandex: env.VERIFY_YANDEX,
    baidu: env.VERIFY_BAIDU,
  },
  indexable: env.SITE_INDEXABLE,
  canonicalHost: env.CANONICAL_HOST,
  port: env.PORT,
} as const;

/** The host of the main site and, if it has one, of the Chinese site, without ports. */
export const siteHosts = {
  main: new URL(site.url).hostname,
  zh: site.zhUrl ? new URL(site.zhUrl).hostname : null,
};
