import { settings } from '@/lib/config/settings';
import { levenshtein } from '@/lib/config/levenshtein';

const known = Object.keys(settings);

/** Names near to ours that other programs use. */
const othersNames = new Set(['API_URL', 'POST', 'PORTS']);

/** Short names are near to everything, so they may differ in one letter alone. */
const allowedSteps = (name: string) => (name.length < 8 ? 1 : 2);

/** The setting whose name a variable's looks like; undefined for one of ours, and for what is no mistake. */
function meantBy(name: string): string | undefined {
  if (known.includes(name) || othersNames.has(name)) return undefined;
  const plain = (text: string) => text.toUpperCase().replaceAll(/[_-]/g, '');
  const near = known
    .map((setting) => ({ setting, steps: levenshtein(plain(name), plain(setting)) }))
    .filter(({ setting, steps }) => steps <= allowedSteps(plain(setting)) && plain(name).length >= 4)
    .toSorted((a, b) => a.steps - b.steps);
  return near[0]?.setting;
}

/**
 * Looks for variables that were meant to be settings: they would be ignored without a word.
 * @throws Error with one sentence naming the first
 */
export function detectTypos(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) {
    const meant = env[name] ? meantBy(name) : undefined;
    if (meant) throw new Error(`The setting ${name} does not exist: ${meant} is meant, it seems.`);
  }
}
