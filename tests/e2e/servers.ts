import { freePort } from '../free-port';

/** The two servers that the tests talk to. */

/** A port that is found once: Playwright's workers read this file as well, and inherit it with the environment. */
async function portOf(variable: string): Promise<number> {
  process.env[variable] ??= String(await freePort());
  return Number(process.env[variable]);
}

export const plainPort = await portOf('PLAIN_SERVER_PORT');
export const suitePort = await portOf('SUITE_SERVER_PORT');
