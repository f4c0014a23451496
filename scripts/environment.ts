import { existsSync } from 'node:fs';
import { exitWithError } from './exit-with-error';

/**
 * Reads `.env`, if there is one, and checks every setting, and that none is misspelled. Scripts import this alone and everything else afterwards:
 * most of `lib` reads the settings when it is loaded, and a wrong one must end the process with one sentence.
 */
export async function loadSettings(): Promise<typeof import('@/lib/config/site')> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const settings = await import('@/lib/config/site');
    const { detectTypos: refuseMisspelled } = await import('@/lib/config/detect-typos');
    refuseMisspelled(process.env);
    return settings;
  } catch (error) {
    exitWithError(error);
  }
}
