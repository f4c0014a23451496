import { isbot } from 'isbot';
import { notFoundEndpoint } from '@/lib/contract/endpoints/not-found';
import { defineEndpoint } from '@/lib/api/http/define-endpoint';
import { hasPrivacySignal } from '@/lib/api/http/may-track';
import { addNotFoundPage, cleanPath, cleanReferrer } from '@/lib/api/not-found-pages';
import { database } from '@/lib/api/store/current-store';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';

export const endpoint = defineEndpoint({
  ...notFoundEndpoint,
  rateLimit: 'write',
  summary: 'Counts an address without a page that a browser has shown.',
  async handler({ path, referrer }, request) {
    const { headers } = request;
    if (isbot(headers.get('user-agent')) || hasPrivacySignal(request)) return null;
    const cleaned = cleanPath(path);
    if (cleaned === null || servedLocales(splitLocale(cleaned).path).length > 0) return null;
    const day = new Date().toISOString().slice(0, 10);
    await addNotFoundPage(await database(), { path: cleaned, referrer: cleanReferrer(referrer), day });
    return null;
  },
});
