import { readSettings, requestSettings } from '@/lib/config/settings';

/**
 * The settings that enter the HTML, with their defaults: a build serves only a server that has the same.
 * @throws Error with one sentence when a setting is not allowed
 */
export function buildSettings(env: Record<string, string | undefined>): Record<string, unknown> {
  const inHtml = Object.entries(readSettings(env)).filter(
    ([name]) => !(requestSettings as readonly string[]).includes(name),
  );
  return { ...Object.fromEntries(inHtml), E2E_BUILD: env.E2E_BUILD === '1', EXTRA_CONTENT: env.EXTRA_CONTENT };
}
