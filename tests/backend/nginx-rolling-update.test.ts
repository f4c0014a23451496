import https from 'node:https';
import { X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../nginx/send-request';
import {
  emptyCache,
  nginxUnavailableReason,
  siteHost,
  startNginxAndSite,
  type NginxAndSite,
} from '../nginx/nginx-and-site';
import { errorsIn, startVisitors, noErrors } from '../nginx/visitors';
import { plainBuild, e2eBuild } from '../builds';
import { isFull } from '../sampling';

const missing = nginxUnavailableReason();

/** Returns the fingerprint of the certificate presented to a new visitor. */
const presentedBy = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false, agent: false };
    const request = https.get(options, (response) => {
      const { fingerprint256 } = (response.socket as import('node:tls').TLSSocket).getPeerCertificate();
      response.resume().once('end', () => resolve(fingerprint256));
    });
    request.once('error', reject);
  });

describe.runIf(isFull || !missing)(`rolling updates behind nginx${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    running = await startNginxAndSite();
  }, 600_000);
  afterAll(() => running?.stop());

  /** Returns what visitors experience before, during and after an action. */
  async function runDuring(action: () => Promise<unknown>) {
    const stop = startVisitors(running.nginx.url);
    await pause(1000);
    await action();
    await pause(2000);
    const results = await stop();
    console.log(`  ${JSON.stringify(results)}`);
    expect(results.pages).toBeGreaterThan(20);
    return errorsIn(results);
  }

  it('updates and rollbacks do not affect visitors', async () => {
    expect(await runDuring(() => running.rollOut(e2eBuild()))).toEqual(noErrors);
    expect(await runDuring(() => running.rollOut(plainBuild()))).toEqual(noErrors);
  });

  it('a renewed certificate is presented from then on without affecting visitors', async () => {
    const { nginx } = running;
    const before = await presentedBy(nginx.port);
    let renewed = '';
    const errors = await runDuring(async () => {
      renewed = new X509Certificate(nginx.renewCertificate()).fingerprint256;
      while ((await presentedBy(nginx.port)) !== renewed) await pause(50);
    });
    expect(errors).toEqual(noErrors);
    expect(renewed).not.toBe(before);
    for (let i = 0; i < 20; i += 1) expect(await presentedBy(nginx.port)).toBe(renewed);
  });

  it('nginx responds with 503 and Retry-After when no server is running', async () => {
    await Promise.all(running.instances.map(({ stop }) => stop()));
    emptyCache(running.nginx);
    for (const path of ['/tr/pricing', '/tr/pricing?a=1', '/api/beacon/key', '/_next/static/chunks/nothing.js']) {
      const response = await sendRequest(running.nginx.url, { method: 'GET', path, headers: { Host: siteHost } });
      expect([response.status, response.headers['retry-after'], response.body.toString()], path).toEqual([
        ...[503, '5', 'The site cannot be reached for a moment.\n'],
      ]);
    }
  });
});
