import https from 'node:https';
import { X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../nginx/exchange';
import { emptyKept, missingProgram, sitesHost, startNginxAndSite, type NginxAndSite } from '../nginx/nginx-and-site';
import { harmIn, letVisitorsCome, noHarm } from '../nginx/visitors';
import { plainBuild, suiteBuild } from '../builds';
import { isFull } from '../sampling';

const missing = missingProgram();

/** The certificate that a new visitor is shown. */
const shownBy = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false, agent: false };
    const request = https.get(options, (response) => {
      const { fingerprint256 } = (response.socket as import('node:tls').TLSSocket).getPeerCertificate();
      response.resume().once('end', () => resolve(fingerprint256));
    });
    request.once('error', reject);
  });

describe.runIf(isFull || !missing)(`behind the front, visitors${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    running = await startNginxAndSite();
  }, 600_000);
  afterAll(() => running?.stop());

  /** What visitors see who are there before something happens, meanwhile and after it. */
  async function during(happens: () => Promise<unknown>) {
    const leave = letVisitorsCome(running.front.url);
    await pause(1000);
    await happens();
    await pause(2000);
    const seen = await leave();
    console.log(`  ${JSON.stringify(seen)}`);
    expect(seen.pages).toBeGreaterThan(20);
    return harmIn(seen);
  }

  it('notice nothing of an update, and nothing of going back to the release before', async () => {
    expect(await during(() => running.rollOut(suiteBuild()))).toEqual(noHarm);
    expect(await during(() => running.rollOut(plainBuild()))).toEqual(noHarm);
  });

  it('notice nothing of a new certificate, which is the one that is shown from then on', async () => {
    const { front } = running;
    const before = await shownBy(front.port);
    let renewed = '';
    const harm = await during(async () => {
      renewed = new X509Certificate(front.renewCertificate()).fingerprint256;
      while ((await shownBy(front.port)) !== renewed) await pause(50);
    });
    expect(harm).toEqual(noHarm);
    expect(renewed).not.toBe(before);
    for (let i = 0; i < 20; i += 1) expect(await shownBy(front.port)).toBe(renewed);
  });

  it('are told to come back in a moment when no server is there', async () => {
    await Promise.all(running.instances.map(({ end }) => end()));
    emptyKept(running.front);
    for (const path of ['/tr/pricing', '/tr/pricing?a=1', '/api/beacon/key', '/_next/static/chunks/nothing.js']) {
      const told = await exchange(running.front.url, { method: 'GET', path, headers: { Host: sitesHost } });
      expect([told.status, told.headers['retry-after'], told.body.toString()], path).toEqual([
        ...[503, '5', 'The site cannot be reached for a moment.\n'],
      ]);
    }
  });
});
