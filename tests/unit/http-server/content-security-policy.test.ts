import { describe, expect, it } from 'vitest';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { policySettings } from './policy-settings';

/** Parses a policy into its directives and their sources. */
const parsed = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );
const policyWith = (settings?: Parameters<typeof policySettings>[0], scripts: string[] = []) =>
  parsed(pagePolicy(policySettings(settings))(scripts, '/pricing'));

const chatUrl = 'https://chat.example/js/project.js';
const salesmartly = ['https://*.salesmartly.com'];
const easemob = ['https://*.easemob.com'];

describe('content security policy of a page', () => {
  it('the default CSP allows only the site itself', () => {
    expect(policyWith()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'report-uri': ['/api/site/csp-report'],
      'report-to': ['csp'],
    });
  });

  it('the CSP of an isolated page allows no other origin and sends no reports, whatever is configured', () => {
    const settings = policySettings({ clientId: 'id', scriptOrigins: ['https://cdn.example'] });
    const policy = pagePolicy(settings)(["'sha256-a='"], '/ru/tools');
    expect(policy).not.toMatch(/https?:|report/);
    expect(parsed(policy)['script-src']).toEqual(["'self'", "'sha256-a='"]);
  });

  it('only the page of the leak test may ask the server that shows the IPv6 address', () => {
    const policy = pagePolicy(policySettings({ ipv6CheckUrl: 'https://ipv6.example/address' }));
    expect(parsed(policy([], '/fr/leak-test'))['connect-src']).toEqual(["'self'", 'https://ipv6.example']);
    for (const path of ['/fingerprint-check', '/ru/utm-link', '/', '/pricing'])
      expect(policy([], path), path).not.toContain('ipv6.example');
  });

  it('the CSP names the inline scripts of the page', () => {
    expect(policyWith({}, ["'sha256-a='", "'sha256-b='"])['script-src']).toEqual([
      "'self'",
      "'sha256-a='",
      "'sha256-b='",
    ]);
  });

  it('the CSP never allows arbitrary inline scripts or eval, regardless of enabled features', () => {
    const all = {
      apiBaseUrl: 'https://api.example/v1',
      chat: { type: 'SS_ROBOT', scriptUrl: chatUrl, fallbackScriptUrl: chatUrl, easemobConfigId: 'id' },
      clientId: 'id',
      statistics: { head: '<script src="https://stats.example/a.js"></script>' },
      scriptOrigins: ['https://*.other.example'],
    } as const;
    for (const settings of [{ ...all, scriptOrigins: [...all.scriptOrigins] }, {}]) {
      const policy = policyWith(settings);
      expect(policy['script-src']!.filter((source) => /unsafe|^(?:https?|data|blob):$|^\*/.test(source))).toEqual([]);
      expect(policy['default-src']).toEqual(["'none'"]);
    }
  });

  it('the CSP lists a source that several services need once', () => {
    const { 'script-src': scripts } = policyWith({
      chat: { type: 'SS_ROBOT', scriptUrl: chatUrl, fallbackScriptUrl: 'https://chat.example/fallback.js' },
    });
    expect(scripts).toEqual(["'self'", 'https://chat.example', ...salesmartly]);
  });
});

describe('enabled services', () => {
  it('a back end on another origin may be called, but its scripts may not run', () => {
    const policy = policyWith({ apiBaseUrl: 'https://api.example:8443/v1' });
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.example:8443']);
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('Google sign-in adds only the CSP sources it needs', () => {
    const policy = policyWith({ clientId: 'id' });
    expect(policy['script-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/client']);
    expect(policy['style-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/style']);
    expect(policy['frame-src']).toEqual(['https://accounts.google.com/gsi/']);
    expect(policy['connect-src']).toContain('https://accounts.google.com/gsi/');
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  const script = { scriptUrl: chatUrl };
  const fallback = { fallbackScriptUrl: 'https://spare.example/a.js' };
  const id = { easemobConfigId: 'id' };
  const api = { apiBaseUrl: 'https://api.example' };
  it.each([
    ['SS_ROBOT and its script', { chat: { type: 'SS_ROBOT', ...script } }, ['https://chat.example', ...salesmartly]],
    ['SS_ROBOT and a fallback', { chat: { type: 'SS_ROBOT', ...fallback } }, ['https://spare.example', ...salesmartly]],
    ['SS_HUMAN and its script', { chat: { type: 'SS_HUMAN', ...script } }, ['https://chat.example', ...salesmartly]],
    ['a script of an unknown kind', { chat: script }, ['https://chat.example', ...salesmartly]],
    ['HUAN_XIN and its ID', { chat: { type: 'HUAN_XIN', ...id, ...script } }, easemob],
    ['SS_HUMAN without a script', { chat: { type: 'SS_HUMAN', ...fallback } }, []],
    ['HUAN_XIN without an ID', { chat: { type: 'HUAN_XIN' } }, []],
    ['an ID without HUAN_XIN', { chat: id }, []],
    ['a back end on another origin that names its script', { ...api, chat: { type: 'SS_HUMAN', ...script } }, []],
    [
      'a back end on another origin and a fallback',
      { ...api, chat: fallback },
      ['https://spare.example', ...salesmartly],
    ],
    ['a back end on another origin and an ID', { ...api, chat: id }, easemob],
  ] as const)('the CSP allows the chat of %s', (_, settings, origins) => {
    const policy = policyWith(settings);
    expect(policy['script-src']).toEqual(["'self'", ...origins]);
    expect(policy['frame-src'] ?? []).toEqual(origins);
    expect(policy['style-src']).toEqual(["'self'", ...(origins.length > 0 ? ["'unsafe-inline'", ...origins] : [])]);
    for (const origin of origins) expect(policy['connect-src']).toContain(origin.replace('https:', 'wss:'));
  });

  it('the CSP allows scripts that statistics snippets load by src, in any syntax', () => {
    const policy = policyWith({
      statistics: {
        head: `<script async src="https://a.example/js/x.js?id=1&amp;b=2"></script><script src='//b.example/x.js'></script>`,
        body: `<noscript><img src=https://c.example/x.gif alt=""></noscript><IFRAME title="x" SRC="https://d.example/f"></IFRAME>
          <script>run('<img src="/own.gif">')</script><script src="/assets/own.js"></script>`,
      },
    });
    expect(policy['script-src']).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(policy['img-src']).toEqual([
      "'self'",
      'data:',
      'https://a.example',
      'https://b.example',
      'https://c.example',
    ]);
    expect(policy['frame-src']).toEqual(['https://d.example']);
    expect(policy['style-src']).toEqual(["'self'"]);
  });

  it('the CSP does not allow snippets of this server if another back end provides its own', () => {
    const head = '<script src="https://a.example/x.js"></script>';
    expect(policyWith({ ...api, statistics: { head } })['script-src']).toEqual(["'self'"]);
  });

  it('the CSP allows operator sources, with styles only if a back end may provide a chat from there', () => {
    const scriptOrigins = ['https://*.stats.example', 'https://cdn.example'];
    const policy = policyWith({ scriptOrigins });
    expect(policy['script-src']).toEqual(["'self'", ...scriptOrigins]);
    expect(policy['connect-src']).toEqual(["'self'", ...scriptOrigins, 'wss://*.stats.example', 'wss://cdn.example']);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policyWith({ ...api, scriptOrigins })['style-src']).toContain("'unsafe-inline'");
  });
});
