import { freePort } from '../free-port';

/** Ports of the two servers under test. */

/** Finds a port once: Playwright's workers also load this file and inherit the port through the environment. */
async function portOf(variable: string): Promise<number> {
  process.env[variable] ??= String(await freePort());
  return Number(process.env[variable]);
}

export const plainPort = await portOf('PLAIN_SERVER_PORT');
export const suitePort = await portOf('SUITE_SERVER_PORT');
