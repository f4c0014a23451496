import { appendFileSync, chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../nginx/send-request';
import { nginxUnavailableReason, siteHost, startNginxAndSite, type NginxAndSite } from '../nginx/nginx-and-site';
import { errorsIn, startVisitors, noErrors } from '../nginx/visitors';
import { mountTmpfs } from '../tmpfs';
import { startServer, type Server } from '../start-server';
import { isFull } from '../sampling';

const missing = nginxUnavailableReason();
const disk = mountTmpfs();
afterAll(() => disk?.unmount());

/** Opens slow connections: some never finish the TLS handshake, the others send a header byte by byte. */
function openSlowConnections(port: number, many: number) {
  const request = Buffer.from(`GET / HTTP/1.1\r\nHost: ${siteHost}\r\nX-Slow: ${'a'.repeat(10_000)}`);
  let open = 0;
  const sockets = Array.from({ length: many }, (_, i) => {
    const target = { host: '127.0.0.1', port };
    const socket = i % 4 === 0 ? tls.connect({ ...target, rejectUnauthorized: false }) : net.connect(target);
    socket.once(i % 4 === 0 ? 'secureConnect' : 'connect', () => (open += 1));
    socket.once('close', () => (open -= 1)).on('error', () => {});
    return socket;
  });
  // The start of a TLS record (RFC 8446 §5.1): type, version and length; it is never completed.
  const handshake = Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252]);
  let sent = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (!socket.writable || socket.connecting) continue;
      const text = socket instanceof tls.TLSSocket ? request : handshake;
      if (sent < text.length) socket.write(text.subarray(sent, sent + 1));
    }
    sent += 1;
  }, 500);
  return {
    open: () => open,
    cleanup: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.runIf(isFull || !missing)(`nginx (deploy/nginx.conf)${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    if (disk) chmodSync(disk.folder, 0o755);
    const logsOnDisk = (config: string) =>
      config.replaceAll(/(error_log|access_log) \S+\/(\S+\.log)/g, `$1 ${disk?.folder}/$2`);
    running = await startNginxAndSite((config) => (disk ? logsOnDisk(config) : config));
  }, 600_000);
  afterAll(() => running?.stop());

  it('nginx serves others while a thousand slow connections are open, and closes those', async () => {
    const slow = openSlowConnections(running.nginx.port, 1000);
    while (slow.open() < 900) await pause(100);
    const stop = startVisitors(running.nginx.url, 4);
    await pause(3000);
    const stillOpen = slow.open();
    const results = await stop();
    console.log(`  ${JSON.stringify(results)} with ${stillOpen} slow connections`);
    expect(stillOpen).toBeGreaterThan(500);
    expect(errorsIn(results)).toEqual(noErrors);
    expect(results.pages).toBeGreaterThan(4);
    while (slow.open() > 0) await pause(200);
    slow.cleanup();
  });

  it.skipIf(!disk)(
    'nginx keeps serving when the log disk is full, and resumes logging once there is space',
    async () => {
      const log = path.join(disk!.folder, 'facetry.log');
      disk!.fill();
      const stop = startVisitors(running.nginx.url, 4);
      await pause(8000);
      const results = await stop();
      console.log(`  ${JSON.stringify(results)}`);
      expect(errorsIn(results)).toEqual(noErrors);
      expect(results.pages).toBeGreaterThan(4);
      disk!.empty();
      const size = readFileSync(log).length;
      // nginx retries a full disk after a minute.
      while (readFileSync(log).length <= size) {
        await sendRequest(running.nginx.url, { method: 'GET', path: '/pricing', headers: { Host: siteHost } });
        await pause(500);
      }
    },
  );
});

describe.skipIf(!disk)('a server with its log on a full disk', () => {
  let server: Server;
  const logFile = path.join(disk?.folder ?? '', 'site.log');
  beforeAll(async () => {
    disk!.fill();
    server = await startServer({ logFile, env: { DATABASE_URL: 'postgres://127.0.0.1:1/none' } });
  }, 600_000);
  afterAll(() => server?.kill());

  it('a server with its log on a full disk keeps serving and resumes logging once there is space', async () => {
    const pricing = () => fetch(`${server.url}/pricing`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const vote = () =>
      fetch(`${server.url}/api/site/helpful`, {
        method: 'POST',
        body: new URLSearchParams({ page: '/helps/first-profile', helpful: 'yes', filled_in: '9999' }),
      });
    expect(() => appendFileSync(logFile, 'x'.repeat(10_000))).toThrow('ENOSPC');
    expect((await vote()).status).toBe(503);
    for (let i = 0; i < 20; i += 1) expect((await pricing()).status).toBe(200);
    disk!.empty();
    const size = readFileSync(logFile).length;
    while (readFileSync(logFile).length <= size) expect((await vote()).status).toBe(503);
    expect((await pricing()).status).toBe(200);
  });
});
