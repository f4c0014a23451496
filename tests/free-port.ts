import type http from 'node:http';
import net from 'node:net';

/** A range below the ephemeral ports: a port stays free while its server restarts. */
const minPort = 20_000;
const maxPort = 32_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Finds a free port. Chosen at random, so that concurrent callers hardly get the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = minPort + Math.floor(Math.random() * (maxPort - minPort));
    if (await isFree(port)) return port;
  }
}

/** Starts a test server on a free port. @returns its URL, such as `http://localhost:40123` */
export async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as net.AddressInfo).port}`;
}
