/** The hosts of the suite's site, without ports: they enter the HTML of its build, and where it is served changes. */
const [mainHost, zhHost] = ['suite.localhost', 'zh.suite.localhost'];

export const e2eUrl = `http://${mainHost}`;
export const zhUrl = `http://${zhHost}`;

/** The argument by which Chromium finds those hosts on the port where they are served. */
export const e2eHostRules = (port: number) =>
  `--host-resolver-rules=${[mainHost, zhHost].map((host) => `MAP ${host}:80 127.0.0.1:${port}`).join(',')}`;

/** The settings of the second build: other hosts, every optional setting, pages that throw and articles to page through. */
export const e2eEnvironment = {
  E2E_BUILD: '1',
  SITE_URL: e2eUrl,
  ZH_SITE_URL: zhUrl,
  CANONICAL_HOST: '1',
  // Fewer than every collection has, so that many pages are made when they are asked for, and the build is a short one.
  ARTICLES_AT_BUILD: '4',
  CHAT_GROUP_URL: 'https://chat.example/facetry',
  VIDEO_URL: 'https://video.example/facetry',
  // None for Linux, so that the page has to say so.
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
