import { existsSync } from 'node:fs';
import { stopWithOneSentence } from './stop';

/**
 * Reads `.env`, if there is one, and checks every setting before anything else happens.
 * A wrong one ends the process with one sentence.
 */
export async function loadSettings(): Promise<typeof import('@/lib/site')> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return import('@/lib/site').catch(stopWithOneSentence);
}
