import { parseArgs } from 'node:util';
import { isLocaleCode, localeCodes } from '@/lib/i18n/locales';
import { loadSettings } from '../environment';
import { stopWithOneSentence } from '../stop';

/** `npm run link -- --page /pricing --locale ru --source newsletter [--medium …]`: a campaign link that works. */

const text = { type: 'string' } as const;
const options = {
  page: { type: 'string', default: '/' },
  locale: { type: 'string', default: 'en' },
  ...{ source: text, medium: text, campaign: text, term: text, content: text, ref: text },
} as const;

function read() {
  try {
    const { page, locale, source, ...rest } = parseArgs({ options }).values;
    if (!isLocaleCode(locale))
      throw new Error(`--locale must be one of ${localeCodes.join(', ')}, but is "${locale}".`);
    if (!page.startsWith('/')) throw new Error(`--page must be a path like /pricing, but is "${page}".`);
    if (!source) throw new Error('--source must say where the link will stand, such as newsletter.');
    return { page: page as `/${string}`, locale, campaign: { source, ...rest } };
  } catch (error) {
    return stopWithOneSentence(error);
  }
}

const { page, locale, campaign } = read();
const { site } = await loadSettings();
const { prepareContent } = await import('../prepare-content');
await prepareContent().catch(stopWithOneSentence);
const { campaignPath, linkProblem } = await import('@/lib/routing/campaign-link');
const { routingContext } = await import('@/lib/routing/routing-context');
const path = campaignPath(locale, page, campaign);
const problem = linkProblem(path, routingContext());
if (problem) stopWithOneSentence(`${site.url}${path} cannot be used: ${problem}.`);
console.log(site.url + path);
