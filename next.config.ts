import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { addressCodes, defaultLocale, locales } from './lib/i18n/locales';
import { imageQuality, servedWidths } from './lib/assets/responsive-images';
import { feedCollections, feedFiles } from './lib/urls/feed-paths';
import { joinStyles } from './scripts/join-styles';

const withNextIntl = createNextIntlPlugin('./lib/server-messages/next-intl-request.ts');

// The suite's build adds pages that throw, to show the error screen, and the sheet of the parts; the plain build has
// none of them.
const isE2eBuild = process.env.E2E_BUILD === '1';

const feedFile = Object.values(feedFiles).join('|').replaceAll('.', '\\.');
const feeds = `/:collection(${feedCollections.join('|')})/:file(${feedFile})`;
const feedsOf = (locale: string) => `/feeds/${locale}/:collection/:file`;

// On a host that speaks one language alone, the unprefixed feeds do too, and the index names its sitemap only.
const ownHosts = locales.flatMap(({ code, language, domain }) => {
  const origin = domain && process.env[domain];
  if (!origin) return [];
  const has = [{ type: 'host' as const, value: new URL(origin).hostname }];
  return [
    { source: feeds, has, destination: feedsOf(code) },
    { source: '/:file(sitemap|index-sitemap).xml', has, destination: `/sitemaps/${language}` },
  ];
});

const config: NextConfig = {
  agentRules: false,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  pageExtensions: isE2eBuild ? ['e2e.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  // They find their WebAssembly beside themselves.
  serverExternalPackages: ['@resvg/resvg-wasm', 'wawoff2', '@electric-sql/pglite', '@electric-sql/pglite-socket', 'pg'],
  // Types are checked by `npm test`, tests included; a build that serves visitors need not do it again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  images: {
    deviceSizes: [...servedWidths],
    imageSizes: [],
    qualities: [imageQuality],
    // Pictures of articles alone: each request for any other one would be work that nobody needs.
    localPatterns: [{ pathname: '/assets/pictures/**', search: '' }],
  },
  // Slashes are mended by lib/request-routing, together with everything else, in one hop.
  skipTrailingSlashRedirect: true,
  // The middleware sees addresses as they were sent, queries byte for byte.
  skipProxyUrlNormalize: true,
  experimental: {
    // Next.js leaves one core to others, which is half of a small machine.
    cpus: availableParallelism(),
    // Otherwise every page served is copied to disk, and the copy is served from then on.
    isrFlushToDisk: false,
    // Style sheets that hold little which a page does not use; `joinStyles` makes two of them for each page.
    cssChunking: { type: 'graph', requestCost: 500 },
    // What no page and no file answers gets app/global-not-found.tsx.
    globalNotFound: true,
    // With what it kept of the build before, the compiler took longer and twice the memory.
    turbopackFileSystemCacheForBuild: false,
  },
  compiler: { runAfterProductionCompile: async ({ distDir }) => joinStyles(distDir) },
  headers: async () => [
    // Their names hold their version.
    {
      source: '/assets/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...ownHosts,
      { source: '/index-sitemap.xml', destination: '/sitemap.xml' },
      { source: '/:language([a-z]{2}-[A-Z]{2})-sitemap.xml', destination: '/sitemaps/:language/1' },
      {
        source: '/:language([a-z]{2}-[A-Z]{2})-sitemap-:part([2-9]|[1-9]\\d+).xml',
        destination: '/sitemaps/:language/:part',
      },
      // A folder whose name begins with an underscore would be private.
      { source: '/__nuxt_island/:key([\\w-]+).json', destination: '/islands/:key' },
      { source: `/:locale(${addressCodes.join('|')})${feeds}`, destination: feedsOf(':locale') },
      { source: feeds, destination: feedsOf(defaultLocale) },
    ],
    // What is no file there is nothing, and no article of a language called `assets`.
    afterFiles: [{ source: '/:folder(_next|assets)/:path*', destination: '/no/page/has/so/many/parts' }],
    fallback: [],
  }),
};

export default withNextIntl(config);
