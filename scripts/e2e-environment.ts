/** Hosts of the e2e site, without ports: hosts are baked into the HTML of the build, while the port varies. */
const [mainHost, zhHost] = ['suite.localhost', 'zh.suite.localhost'];

export const e2eUrl = `http://${mainHost}`;
export const zhUrl = `http://${zhHost}`;

/** Chromium argument that maps these hosts to the port of the server. */
export const e2eHostRules = (port: number) =>
  `--host-resolver-rules=${[mainHost, zhHost].map((host) => `MAP ${host}:80 127.0.0.1:${port}`).join(',')}`;

/** Settings of the e2e build: own hosts, all optional settings, pages that throw, enough articles for pagination. */
export const e2eEnvironment = {
  E2E_BUILD: '1',
  SITE_URL: e2eUrl,
  ZH_SITE_URL: zhUrl,
  CANONICAL_HOST: '1',
  // Fewer than every collection has, so that many pages are rendered on demand and the build is fast.
  ARTICLES_AT_BUILD: '4',
  CHAT_GROUP_URL: 'https://chat.example/facetry',
  VIDEO_URL: 'https://video.example/facetry',
  // None for Linux, so that the page shows its fallback.
  DOWNLOAD_URL_WIN64: 'https://files.example/facetry-x64.exe',
  DOWNLOAD_URL_WIN32: 'https://files.example/facetry-x86.exe',
  DOWNLOAD_URL_MAC: 'https://files.example/facetry-intel.dmg',
  DOWNLOAD_URL_ARM64: 'https://files.example/facetry-arm64.dmg',
  TWITTER: '@facetry',
  VERIFY_GOOGLE: 'google-code',
  VERIFY_BING: 'bing-code',
  VERIFY_YANDEX: 'yandex-code',
  VERIFY_BAIDU: 'baidu-code',
};
