import { existsSync } from 'node:fs';
import { exitWithError } from './exit-with-error';

/**
 * Loads `.env`, if present, and checks all settings and their spelling; exits with a message on an error. Scripts
 * import only this file statically and everything else afterwards, since most of `lib` reads the settings when loaded.
 */
export async function loadSettings(): Promise<typeof import('@/lib/config/site')> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const settings = await import('@/lib/config/site');
    const { detectTypos } = await import('@/lib/config/detect-typos');
    detectTypos(process.env);
    return settings;
  } catch (error) {
    exitWithError(error);
  }
}
