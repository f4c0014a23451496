import { describe, expect, it } from 'vitest';
import { pagePolicy } from '@/lib/http-server/content-security-policy';
import { securityHeaders } from '@/lib/http-server/security-headers';
import { bestGrade, observatoryScore, type ScoredResponse } from '../../observatory';
import { policySettings } from './policy-settings';

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A page as the site sends it over TLS. */
function page(settings?: Parameters<typeof policySettings>[0]): ScoredResponse {
  const policy = pagePolicy(policySettings(settings))(["'sha256-a='"]);
  return {
    url: 'https://www.facetry.example/',
    headers: { ...lowerCased(securityHeaders('page', { isTls: true, policy })), 'content-type': 'text/html' },
    html: '<script async src="/_next/static/a.js"></script><script>a()</script>',
    unencrypted: { status: 301, location: 'https://www.facetry.example/' },
  };
}
const pageWith = (headers: ScoredResponse['headers'], rest: Partial<ScoredResponse> = {}): ScoredResponse => ({
  ...page(),
  ...rest,
  headers: { ...page().headers, ...headers },
});
const pointsOf = (scored: ScoredResponse, rule: string) =>
  observatoryScore(scored).findings.find((finding) => finding.rule === rule)?.points ?? 0;

describe('Observatory score', () => {
  it('a page scores A+, with every bonus that headers can earn', () => {
    expect(observatoryScore(page())).toEqual({
      score: 130,
      findings: [
        { rule: 'content-security-policy', points: 10 },
        { rule: 'referrer-policy', points: 5 },
        { rule: 'x-frame-options', points: 5 },
        { rule: 'cross-origin-resource-policy', points: 10 },
      ],
    });
  });

  it('a page scores A+ whatever is enabled', () => {
    const { score, findings } = observatoryScore(
      page({
        apiBaseUrl: 'https://api.example',
        chat: { type: 'HUAN_XIN', easemobConfigId: 'id', fallbackScriptUrl: 'https://chat.example/a.js' },
        clientId: 'id',
        scriptOrigins: ['https://*.stats.example'],
      }),
    );
    expect(score).toBeGreaterThanOrEqual(bestGrade);
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
  });

  it('a page without headers scores F', () => {
    const bare: ScoredResponse = { ...page(), headers: { 'content-type': 'text/html' }, unencrypted: { status: 200 } };
    expect(observatoryScore(bare).score).toBe(10);
  });

  it('bonus points count only from 90 points', () => {
    expect(observatoryScore(pageWith({ 'strict-transport-security': 'max-age=1' })).score).toBe(90 + 30);
    expect(observatoryScore(pageWith({ 'strict-transport-security': undefined })).score).toBe(80);
  });

  it.each([
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; script-src 'unsafe-inline' 'sha256-a='", 10],
    ["default-src 'none'; script-src 'unsafe-eval'", -10],
    ["default-src 'none'; img-src http://a.example", -10],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["script-src 'self'", -20],
  ])('the policy %s scores %d', (policy, points) => {
    expect(pointsOf(pageWith({ 'content-security-policy': policy }), 'content-security-policy')).toBe(points);
  });

  it.each([
    [['a=1; Secure; SameSite=Lax'], 5],
    [['a=1; Secure'], 0],
    [['a=1; SameSite=Lax'], -5],
    [['a=1; Secure; SameSite=Lax', 'b=1; SameSite=Lax'], -5],
    [['session=1; Secure; SameSite=Lax'], -30],
    [['a=1; SameSite=None'], -20],
  ])('the cookies %j score %d', (cookies, points) => {
    expect(pointsOf(pageWith({ 'set-cookie': cookies }), 'cookies')).toBe(points);
  });

  it.each([
    [{ status: 301, location: 'https://www.facetry.example/' }, 0],
    [{ status: 301, location: 'https://facetry.example/' }, -5],
    [{ status: 301, location: '/ru' }, -10],
    [{ status: 200 }, -20],
    [null, 0],
  ])('the response %j without TLS scores %d', (unencrypted, points) => {
    expect(pointsOf(pageWith({}, { unencrypted }), 'redirection')).toBe(points);
  });

  it.each([
    ['<script src="https://cdn.example/a.js"></script>', -5],
    ['<script src="//cdn.example/a.js"></script>', -50],
    ['<script src="/a.js" integrity="sha256-a="></script>', 5],
  ])('the scripts %s score %d', (html, points) => {
    expect(pointsOf(pageWith({}, { html }), 'subresource-integrity')).toBe(points);
  });

  it('a response that allows any origin with credentials has the lowest score', () => {
    const headers = { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' };
    expect(pointsOf(pageWith(headers), 'cross-origin-resource-sharing')).toBe(-50);
    expect(pointsOf(pageWith({ 'access-control-allow-origin': '*' }), 'cross-origin-resource-sharing')).toBe(0);
  });
});
