/** External pages recommended on /links. Their descriptions are in links.json, by id. */

export const linkGroups = ['check', 'automate', 'standards', 'network'] as const;
export type LinkGroup = (typeof linkGroups)[number];

export const links = [
  { id: 'browserleaks', group: 'check', name: 'BrowserLeaks', url: 'https://browserleaks.com/' },
  { id: 'cover-your-tracks', group: 'check', name: 'Cover Your Tracks', url: 'https://coveryourtracks.eff.org/' },
  { id: 'amiunique', group: 'check', name: 'AmIUnique', url: 'https://amiunique.org/' },
  { id: 'playwright', group: 'automate', name: 'Playwright', url: 'https://playwright.dev/' },
  { id: 'puppeteer', group: 'automate', name: 'Puppeteer', url: 'https://pptr.dev/' },
  { id: 'selenium', group: 'automate', name: 'Selenium', url: 'https://www.selenium.dev/documentation/' },
  {
    id: 'devtools-protocol',
    group: 'automate',
    name: 'Chrome DevTools Protocol',
    url: 'https://chromedevtools.github.io/devtools-protocol/',
  },
  {
    id: 'fingerprinting-guidance',
    group: 'standards',
    name: 'Mitigating Browser Fingerprinting in Web Specifications',
    url: 'https://www.w3.org/TR/fingerprinting-guidance/',
  },
  { id: 'rfc-6265', group: 'standards', name: 'RFC 6265: Cookies', url: 'https://www.rfc-editor.org/rfc/rfc6265' },
  { id: 'rfc-1928', group: 'standards', name: 'RFC 1928: SOCKS 5', url: 'https://www.rfc-editor.org/rfc/rfc1928' },
  {
    id: 'client-hints',
    group: 'standards',
    name: 'HTTP Client Hints',
    url: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/Client_hints',
  },
  {
    id: 'webgl',
    group: 'standards',
    name: 'WebGL',
    url: 'https://developer.mozilla.org/docs/Web/API/WebGL_API',
  },
  { id: 'time-zones', group: 'network', name: 'Time Zone Database', url: 'https://www.iana.org/time-zones' },
  {
    id: 'language-tags',
    group: 'network',
    name: 'Language Subtag Registry',
    url: 'https://www.iana.org/assignments/language-subtag-registry',
  },
] as const satisfies readonly { id: string; group: LinkGroup; name: string; url: string }[];
