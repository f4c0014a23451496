import { readSettings } from '@/lib/config/settings';

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
  /** How many articles of a collection a build makes; older ones are made when somebody asks for them first. */
  articlesAtBuild: env.ARTICLES_AT_BUILD,
  indexNowKey: env.INDEXNOW_KEY,
  indexable: env.SITE_INDEXABLE,
  canonicalHost: env.CANONICAL_HOST,
  /** Where the scripts and styles of all builds are kept, and for how many days after they were last served. */
  assets: { folder: env.ASSETS_DIR, days: env.ASSETS_DAYS },
  port: env.PORT,
  /** The one address of this machine to serve on; all of them without it. */
  listenAddress: env.LISTEN_ADDRESS,
  /** Where this server tells its numbers; nowhere without a port. */
  metrics: { port: env.METRICS_PORT, address: env.METRICS_ADDRESS },
  logFormat: env.LOG_FORMAT,
  accessLogged: env.ACCESS_LOG === 'on',
  /** From so many milliseconds on a request is told of in the log. */
  slowRequest: env.SLOW_REQUEST_MS,
  /** The product's back end; without it the site answers the calls itself. */
  apiBaseUrl: env.API_BASE_URL,
  ownDomains: env.OWN_DOMAINS,
  store: { databaseUrl: env.DATABASE_URL, folder: env.DATA_DIR, migrates: env.MIGRATE === 'on' },
  backupPassphrase: env.BACKUP_PASSPHRASE,
  retentionDays: env.RETENTION_DAYS,
  /** How many proxies in front add to X-Forwarded-For; 0 = the header is not believed. */
  trustedProxies: env.TRUST_PROXY,
  rateLimited: env.RATE_LIMIT === 'on',
  ownNetworks: env.OWN_IPS,
  geoDatabase: env.GEO_DATABASE,
  /** The key of the product's own beacon, where API_BASE_URL names one. */
  beaconKey: env.BEACON_PUBLIC_KEY ? { kid: env.BEACON_KEY_ID ?? '', pem: env.BEACON_PUBLIC_KEY } : null,
  statistics: { head: env.STATISTICAL_HEAD ?? '', body: env.STATISTICAL_BODY ?? '' },
  /** Where else scripts may come from: services that another back end or the snippets of a statistics service name. */
  scriptOrigins: env.CSP_SCRIPT_ORIGINS,
  webhook: { url: env.CONTACT_WEBHOOK_URL, secret: env.CONTACT_WEBHOOK_SECRET },
  google: { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL, newTab: env.ONE_TAP_NEW_TAB },
  /** What the product's app signs its requests with when it takes the code of a sign-in. */
  signInSecret: env.SIGN_IN_SECRET,
  consentMode: env.CONSENT_MODE,
  chat: {
    type: env.CHAT_TYPE,
    scriptUrl: env.CHAT_SCRIPT_URL,
    /** The visitor's address that gets the site's own chat, whatever is configured. */
    excludedIp: env.CHAT_EXCLUDED_IP,
    fallbackScriptUrl: env.CHAT_FALLBACK_SCRIPT_URL,
    easemobConfigId: env.EASEMOB_CONFIG_ID,
  },
} as const;

/** The origins that belong to the product: the site's own, the app, the documentation, and OWN_DOMAINS. */
export const ownOrigins: readonly string[] = [
  ...[site.url, site.zhUrl, site.appUrl, site.docsUrl].filter((origin) => origin !== undefined),
  ...site.ownDomains.map((host) => `https://${host}`),
];

/** Their hosts, without ports. */
export const ownHosts = [...new Set(ownOrigins.map((origin) => new URL(origin).hostname))];
