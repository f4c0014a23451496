import { brand, company } from '@/lib/config/brand';
import { overrideCompany, xAccount } from '@/lib/config/company';
import { readDesk } from '@/lib/config/desk-settings';
import { readSettings } from '@/lib/config/settings';

const env = readSettings(process.env);

/** The site's configuration; required values have a working default. */
export const site = {
  url: env.SITE_URL,
  get name(): string {
    return env.SITE_NAME ?? brand().name;
  },
  /** Overrides the description of the English home page. */
  description: env.SITE_DESCRIPTION,
  get twitter() {
    return xAccount(this.company);
  },
  /** The company behind the product; what is unknown is undefined. */
  get company() {
    return overrideCompany(company(), { mail: env.CONTACT_EMAIL, twitter: env.TWITTER });
  },
  separator: env.TITLE_SEPARATOR,
  /** The separator between a page's title and the site's name: `%s | Facetry`. */
  titleSeparator: ` ${env.TITLE_SEPARATOR} `,
  trailingSlash: false,
  zhUrl: env.ZH_SITE_URL,
  appUrl: env.APP_URL,
  registerUrl: env.REGISTER_URL,
  loginUrl: env.LOGIN_URL,
  docsUrl: env.DOCS_URL,
  chatGroupUrl: env.CHAT_GROUP_URL,
  videoUrl: env.VIDEO_URL,
  /** Download URLs of the app by platform; a platform without one is not yet available. */
  downloadUrls: {
    com_win64: env.DOWNLOAD_URL_WIN64,
    com_win32: env.DOWNLOAD_URL_WIN32,
    com_mac: env.DOWNLOAD_URL_MAC,
    com_arm64: env.DOWNLOAD_URL_ARM64,
    linux: env.LINUX_DOWNLOAD_URL,
  },
  get contactEmail(): string {
    return this.company.mail ?? brand().contactEmail;
  },
  consultationUrl: env.CONSULTATION_URL,
  verification: {
    google: env.VERIFY_GOOGLE,
    bing: env.VERIFY_BING,
    yandex: env.VERIFY_YANDEX,
    baidu: env.VERIFY_BAIDU,
  },
  /** Number of prerendered articles per collection; older ones are rendered on demand. */
  articlesAtBuild: env.ARTICLES_AT_BUILD,
  indexNowKey: env.INDEXNOW_KEY,
  isIndexable: env.SITE_INDEXABLE,
  canonicalHost: env.CANONICAL_HOST,
  /** Directory of the assets of all builds, and days of retention after they were last served. */
  assets: { folder: env.ASSETS_DIR, days: env.ASSETS_DAYS },
  port: env.PORT,
  /** The IP address to listen on; all addresses if undefined. */
  listenAddress: env.LISTEN_ADDRESS,
  /** Seconds after SIGTERM for which new connections are still accepted. */
  shutdownDelay: env.SHUTDOWN_DELAY,
  /** Whether servers publish the content when an article is due. */
  schedulesPublications: env.SCHEDULED_PUBLISHING === 'on',
  publishWebhookSecret: env.PUBLISH_SECRET,
  /** Port and IP address of the metrics endpoint; disabled without a port. */
  metrics: { port: env.METRICS_PORT, address: env.METRICS_ADDRESS },
  logFormat: env.LOG_FORMAT,
  logsAccess: env.ACCESS_LOG === 'on',
  /** The duration in milliseconds from which a request is logged as slow. */
  slowRequestMs: env.SLOW_REQUEST_MS,
  /** The product's back end; without it, the built-in API is used. */
  apiBaseUrl: env.API_BASE_URL,
  firstPartyDomains: env.OWN_DOMAINS,
  store: { databaseUrl: env.DATABASE_URL, folder: env.DATA_DIR, migrates: env.MIGRATE === 'on' },
  backupPassphrase: env.BACKUP_PASSPHRASE,
  retentionDays: env.RETENTION_DAYS,
  /** Number of trusted reverse proxies that append to X-Forwarded-For; 0 ignores the header. */
  trustedProxies: env.TRUST_PROXY,
  limitsRate: env.RATE_LIMIT === 'on',
  /** Servers that the leak test asks after a click. */
  leakTest: { stunUrl: env.STUN_URL, ipv6CheckUrl: env.IPV6_CHECK_URL },
  /** The private workbench; null if it is off. Without an origin of its own it is served at `url`. */
  workbench: env.WORKBENCH === 'on' ? { origin: env.WORKBENCH_ORIGIN } : null,
  /** The content desk; null if it is off. */
  desk: readDesk(env),
  /** The mail server, and the email address that sends; null if no mail is sent. */
  mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
  /** Email addresses that get the weekly summary. */
  weeklyReportTo: env.WEEKLY_REPORT_TO,
  /** Email addresses that are told why a push or a due article was not published. */
  publishReportTo: env.PUBLISH_REPORT_TO,
  internalNetworks: env.OWN_IPS,
  timeZone: env.TIME_ZONE,
  geoDatabase: env.GEO_DATABASE,
  /** The beacon key of the product's back end (API_BASE_URL). */
  beaconKey: env.BEACON_PUBLIC_KEY ? { kid: env.BEACON_KEY_ID ?? '', pem: env.BEACON_PUBLIC_KEY } : null,
  statistics: { head: env.STATISTICAL_HEAD ?? '', body: env.STATISTICAL_BODY ?? '' },
  /** Further script origins, for services used by another back end or by statistics snippets. */
  scriptOrigins: env.CSP_SCRIPT_ORIGINS,
  webhook: { url: env.CONTACT_WEBHOOK_URL, format: env.CONTACT_WEBHOOK_FORMAT, secret: env.CONTACT_WEBHOOK_SECRET },
  google: { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL, opensNewTab: env.ONE_TAP_NEW_TAB },
  /** The secret with which the product's app signs its requests to redeem the code of a sign-in. */
  signInSecret: env.SIGN_IN_SECRET,
  consentMode: env.CONSENT_MODE,
  chat: {
    type: env.CHAT_TYPE,
    scriptUrl: env.CHAT_SCRIPT_URL,
    /** Visitors with this IP address get the built-in chat regardless of the configured one. */
    excludedIp: env.CHAT_EXCLUDED_IP,
    fallbackScriptUrl: env.CHAT_FALLBACK_SCRIPT_URL,
    easemobConfigId: env.EASEMOB_CONFIG_ID,
  },
} as const;
