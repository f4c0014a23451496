import { settings } from '@/lib/config/setting-definitions';
import { readSettings } from '@/lib/config/settings';

/**
 * Settings that are baked into the HTML, with defaults applied. A server must have the same values as its build.
 * @throws Error when a setting is invalid
 */
export function buildSettings(env: Record<string, string | undefined>): Record<string, unknown> {
  const buildTimeSettings = Object.entries(readSettings(env)).filter(
    ([name]) => settings[name as keyof typeof settings].effect === 'build',
  );
  return {
    ...Object.fromEntries(buildTimeSettings),
    E2E_BUILD: env.E2E_BUILD === '1',
    EXTRA_CONTENT: env.EXTRA_CONTENT,
  };
}
