import { settings } from '@/lib/config/setting-definitions';
import { editDistance } from '@/lib/config/levenshtein';

const known = Object.keys(settings);

/** Similar names that other programs use. */
const foreignNames = new Set(['API_URL', 'POST', 'PORTS']);

/** Maximum edit distance; short names are similar to many others, so only one edit is allowed. */
const maxSteps = (name: string) => (name.length < 8 ? 1 : 2);

/** Returns the setting that a variable probably means; undefined for a setting, and for an unrelated name. */
function suggest(name: string): string | undefined {
  if (known.includes(name) || foreignNames.has(name)) return undefined;
  const plain = (text: string) => text.toUpperCase().replaceAll(/[_-]/g, '');
  const near = known
    .map((setting) => ({ setting, steps: editDistance(plain(name), plain(setting), maxSteps(plain(setting))) }))
    .filter(({ setting, steps }) => steps <= maxSteps(plain(setting)) && plain(name).length >= 4)
    .toSorted((a, b) => a.steps - b.steps);
  return near[0]?.setting;
}

/**
 * Detects misspelled settings, which would otherwise be silently ignored.
 * @throws Error that names the first one
 */
export function detectTypos(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) {
    const meant = env[name] ? suggest(name) : undefined;
    if (meant) throw new Error(`Unknown setting ${name}. Did you mean ${meant}?`);
  }
}
