import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minHeap } from '@/scripts/server-arguments';
import { startServer, type Server } from '../start-server';

/** Many expensive searches at once, on a server with the minimum documented heap. */

const words = {
  '': 'browser profile proxy fingerprint cookies account download settings password extension automation schedule template keyboard country language',
  '/ru':
    'браузер профиль прокси отпечаток аккаунт скачать настройки пароль расширение автоматизация расписание шаблон клавиатура страна язык команда',
  '/es':
    'navegador perfil proxy huella cookies cuenta descargar ajustes extension automatizar horario plantilla teclado idioma equipo grupo',
  '/zh': '指纹浏览器代理设置账号管理自动化脚本团队协作导入',
  '/th': 'เบราว์เซอร์ลายนิ้วมือโปรไฟล์พร็อกซีการตั้งค่าบัญชี',
};

/** Creates a search URL with a typo in each word; no two are alike. */
function costly(i: number): string {
  const [prefix, right] = Object.entries(words)[i % 5]!;
  const wrong = right.split(' ').map((word) => word.slice(0, 2) + word.slice(3));
  return `${prefix}/search?q=${encodeURIComponent(`${wrong.join(' ')} x${i}`)}`;
}

let server: Server;
beforeAll(async () => {
  server = await startServer({
    env: { RATE_LIMIT: 'off', NODE_OPTIONS: `--max-old-space-size=${minHeap}` },
  });
});
afterAll(() => server.kill());

type TestResponse = { status: number; headers: http.IncomingHttpHeaders; body: string };

const agent = new http.Agent({ maxSockets: Infinity });
const search = (path: string, options: http.RequestOptions = {}) =>
  new Promise<TestResponse>((resolve, reject) => {
    const request = http.get({ agent, port: server.port, path, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });

/** Every response is the page, or 503 with Retry-After. */
function expectAnswered(responses: readonly TestResponse[]): void {
  for (const { status, headers, body } of responses) {
    expect([200, 503]).toContain(status);
    expect(headers['cache-control']).toBe('private, no-store');
    if (status === 200) expect(body).toContain('</html>');
    else expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
}

describe('load by searches with sixteen misspelled words', () => {
  it('24 concurrent expensive searches do not crash a server with the minimum heap', async () => {
    for (let round = 0; round < 4; round += 1) {
      const responses = await Promise.all(Array.from({ length: 24 }, (_, i) => search(costly(24 * round + i))));
      expectAnswered(responses);
      expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    }
    expect((await search('/ru/pricing')).status).toBe(200);
  });

  it('excess concurrent searches are rejected with 503 in the visitor’s language', async () => {
    // Connected before the first request, so that the server can't keep pace with a client that still connects.
    const sockets = Array.from({ length: 300 }, () => connect(server.port));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const responses = await Promise.all(
      sockets.map((socket, i) =>
        search(costly(1000 + i), {
          createConnection: () => socket,
          headers: { Connection: 'close', ...(i % 3 === 0 ? { RSC: '1' } : {}) },
        }),
      ),
    );
    const rejected = responses.filter(({ status }) => status === 503);
    expect(rejected.length).toBeGreaterThan(0);
    expect(responses.length - rejected.length).toBeGreaterThanOrEqual(4);
    expectAnswered(responses);
    expect(rejected.some(({ body }) => /lang="ru-RU".*поисковых запросов/s.test(body))).toBe(true);
    expect((await search('/ru/search?q=proxy')).status).toBe(200);
  });

  it('searches whose clients disconnect or stop reading release their slots', async () => {
    const sockets = Array.from({ length: 80 }, (_, i) => {
      const request = http.get({ agent: false, port: server.port, path: costly(2000 + i) }, (response) =>
        response.pause(),
      );
      request.on('error', () => undefined);
      return request;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const request of sockets.slice(40)) request.destroy();
    let response = await search('/ru/search?q=proxy');
    for (let attempts = 0; attempts < 30 && response.status === 503; attempts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      response = await search('/ru/search?q=proxy');
    }
    expect(response.status).toBe(200);
    for (const request of sockets) request.destroy();
  });
});
