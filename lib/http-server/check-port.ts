import net from 'node:net';
import { listenHost } from '@/lib/http-server/listen-host';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens on it',
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'this machine does not have the address',
};

/** Returns why this process cannot listen on a port, or null if it can. */
export async function getPortError(port: number, address = listenHost()): Promise<string | null> {
  const probe = net.createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(reasons[error.code ?? ''] ?? error.message));
    probe.listen(port, address, () => probe.close(() => resolve(null)));
  });
}

/** The setting of the IP address that belongs to each port setting. */
const addressSettings = { PORT: 'LISTEN_ADDRESS', METRICS_PORT: 'METRICS_ADDRESS' } as const;

/** @throws Error when this process cannot listen on the port of a setting */
export async function checkPort(name: keyof typeof addressSettings, port: number, address?: string): Promise<void> {
  const error = await getPortError(port, address);
  const reason = error === reasons.EADDRNOTAVAIL ? `${error} of ${addressSettings[name]}` : error;
  if (reason) throw new Error(`The setting ${name} has the value "${port}", which cannot be used: ${reason}.`);
}
