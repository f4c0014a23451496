import { existsSync } from 'node:fs';
import { stopWithOneSentence } from './stop';

/**
 * Reads `.env`, if there is one, and checks every setting, and that none is misspelled. Scripts import this alone and everything else afterwards:
 * most of `lib` reads the settings when it is loaded, and a wrong one must end the process with one sentence.
 */
export async function loadSettings(): Promise<typeof import('@/lib/settings/site')> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const settings = await import('@/lib/settings/site');
    const { refuseMisspelled } = await import('@/lib/settings/misspelled-settings');
    refuseMisspelled(process.env);
    return settings;
  } catch (error) {
    stopWithOneSentence(error);
  }
}
