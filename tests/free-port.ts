import type http from 'node:http';
import net from 'node:net';

/** Ports that systems give to no outgoing connection: one stays free while the server on it is started anew. */
const lowest = 20_000;
const highest = 32_000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port on which nothing listens. Drawn by lot, so that two who look at the same moment hardly find the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

/** Lets a server of a test's own listen. @returns its address, such as `http://localhost:40123` */
export async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as net.AddressInfo).port}`;
}
