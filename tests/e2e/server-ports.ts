import { freePort } from '../free-port';

/** Ports of the two servers under test. */

/** Finds a port once: Playwright's workers also load this file and inherit the port through the environment. */
async function getPort(variable: string): Promise<number> {
  process.env[variable] ??= String(await freePort());
  return Number(process.env[variable]);
}

export const plainPort = await getPort('PLAIN_SERVER_PORT');
export const e2ePort = await getPort('SUITE_SERVER_PORT');
