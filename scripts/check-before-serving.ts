import { readFileSync } from 'node:fs';
import { Reader } from 'maxmind';
import { checkPort } from '@/lib/http-server/check-port';

type ServerConfig = {
  port: number;
  listenAddress?: string | undefined;
  metrics?: { port: number | undefined; address: string };
  geoDatabase: string | undefined;
};

const parseDatabase = (file: string) => new Reader(readFileSync(file));

/** @throws Error when a file is not a readable MaxMind DB */
function checkGeoDatabase(file: string): void {
  const toError = (reason: string) =>
    new Error(`The setting GEO_DATABASE has the value "${file}", which cannot be used: ${reason}.`);
  try {
    parseDatabase(file);
  } catch (error) {
    throw toError((error as NodeJS.ErrnoException).code ? (error as Error).message : 'it is not a MaxMind DB');
  }
}

/** Checks the ports and files a server needs. @throws Error that names the invalid setting */
export async function checkBeforeServing({ port, listenAddress, metrics, geoDatabase }: ServerConfig): Promise<void> {
  if (geoDatabase) checkGeoDatabase(geoDatabase);
  if (metrics?.port) await checkPort('METRICS_PORT', metrics.port, metrics.address);
  await checkPort('PORT', port, listenAddress);
}
