import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
// Not lib/i18n/locales.ts: Next.js does not resolve aliases in modules that this file imports.
import { localeRows } from './lib/i18n/locale-rows';
import type { LocaleRow } from './lib/i18n/locales-schema';
import { imageQuality, imagesPath, servedWidths } from './lib/assets/responsive-images';
import { feedCollections, feedFiles } from './lib/urls/feed-paths';
import { experimentalFlags } from './lib/next-internals/experimental-flags';

const withNextIntl = createNextIntlPlugin('./lib/next-intl/next-intl-request.ts');

// The e2e build adds pages that throw, to test the error screen, and the component gallery.
const isE2eBuild = process.env.E2E_BUILD === '1';

const feedFile = Object.values(feedFiles).join('|').replaceAll('.', '\\.');
const feeds = `/:collection(${feedCollections.join('|')})/:file(${feedFile})`;
const feedRoute = (locale: string) => `/feeds/${locale}/:collection/:file`;

const locales = Object.entries<LocaleRow>(localeRows).map(([code, row]) => ({ code, ...row }));
const [defaultLocale] = locales.flatMap(({ code, isCatchallLocale }) => (isCatchallLocale ? code : []));
const pathPrefixes = locales.flatMap(({ code }) => (code === defaultLocale ? [] : code));

// On a single-language host, unprefixed feeds are in that language, and the sitemap index lists only its own sitemap.
const localeDomainRewrites = locales.flatMap(({ code, language, domain }) => {
  const origin = domain && process.env[domain];
  if (!origin) return [];
  const has = [{ type: 'host' as const, value: new URL(origin).hostname }];
  return [
    { source: feeds, has, destination: feedRoute(code) },
    { source: '/:file(sitemap|index-sitemap).xml', has, destination: `/sitemaps/${language}` },
  ];
});

const config: NextConfig = {
  agentRules: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  pageExtensions: isE2eBuild ? ['e2e.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  // These packages load files, such as WebAssembly, relative to themselves.
  serverExternalPackages: [
    '@resvg/resvg-wasm',
    'wawoff2',
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    'pg',
    'better-auth',
    '@better-auth/passkey',
    'nodemailer',
  ],
  // `npm test` checks the types of all code, including tests, so builds need not repeat it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  images: {
    deviceSizes: [...servedWidths],
    imageSizes: [],
    qualities: [imageQuality],
    // Only images of articles, so that arbitrary URLs cannot cause image processing.
    localPatterns: [{ pathname: `${imagesPath}**`, search: '' }],
  },
  // Trailing slashes are handled by lib/request-routing, together with all other corrections in one redirect.
  skipTrailingSlashRedirect: true,
  // The middleware must get URLs as sent, with queries unchanged byte for byte.
  skipProxyUrlNormalize: true,
  // By default Next.js leaves one core unused, which is half of a small machine. Next to a running server, a single
  // core must suffice.
  experimental: experimentalFlags(process.env.BUILD_WHILE_SERVING === '1' ? 1 : availableParallelism()),
  headers: async () => [
    // Font file names contain their version.
    {
      source: '/assets/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...localeDomainRewrites,
      { source: '/index-sitemap.xml', destination: '/sitemap.xml' },
      { source: '/:language([a-z]{2}-[A-Z]{2})-sitemap.xml', destination: '/sitemaps/:language/1' },
      {
        source: '/:language([a-z]{2}-[A-Z]{2})-sitemap-:part([2-9]|[1-9]\\d+).xml',
        destination: '/sitemaps/:language/:part',
      },
      // A folder with a leading underscore would be private.
      { source: '/__nuxt_island/:key([\\w-]+).json', destination: '/islands/:key' },
      { source: `/:locale(${pathPrefixes.join('|')})${feeds}`, destination: feedRoute(':locale') },
      { source: feeds, destination: feedRoute(defaultLocale!) },
    ],
    // Paths in these folders that are not files must not match a page, such as an article of a locale named `assets`.
    afterFiles: [
      { source: '/:folder(_next|assets|images)/:path*', destination: '/__unmatched__/with/more/segments/than/routes' },
    ],
    fallback: [],
  }),
};

export default withNextIntl(config);
