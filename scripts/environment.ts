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

/**
 * As `loadSettings`, for commands that read the sources: updates the locale table, which what they import afterwards
 * needs and which may be older than content/locales.json.
 */
export async function loadSources(): ReturnType<typeof loadSettings> {
  const settings = await loadSettings();
  try {
    const { prepareLocales } = await import('./prepare-locales');
    prepareLocales();
  } catch (error) {
    exitWithError(error);
  }
  return settings;
}
