import { settings } from '@/lib/config/setting-definitions';
import { editDistance } from '@/lib/text/levenshtein';

const settingNames = Object.keys(settings);

/** Similar names that other programs use. */
const foreignNames = new Set(['API_URL', 'POST', 'PORTS']);

/** Maximum edit distance; short names are similar to many others, so only one edit is allowed. */
const maxDistance = (name: string) => (name.length < 8 ? 1 : 2);

/** Returns the setting that a variable probably means; undefined for a setting, and for an unrelated name. */
function suggestSetting(name: string): string | undefined {
  if (settingNames.includes(name) || foreignNames.has(name)) return undefined;
  const normalize = (text: string) => text.toUpperCase().replaceAll(/[_-]/g, '');
  const candidates = settingNames
    .map((setting) => ({
      setting,
      distance: editDistance(normalize(name), normalize(setting), maxDistance(normalize(setting))),
    }))
    .filter(({ setting, distance }) => distance <= maxDistance(normalize(setting)) && normalize(name).length >= 4)
    .toSorted((a, b) => a.distance - b.distance);
  return candidates[0]?.setting;
}

/**
 * Detects misspelled settings, which would otherwise be silently ignored.
 * @throws Error that names the first one
 */
export function detectTypos(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) {
    const suggestion = env[name] ? suggestSetting(name) : undefined;
    if (suggestion) throw new Error(`Unknown setting ${name}. Did you mean ${suggestion}?`);
  }
}
