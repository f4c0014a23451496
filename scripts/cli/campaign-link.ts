import { defaultLocale, isLocaleCode, localeCodes } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { orExit, exitWithError } from '../exit-with-error';

const text = (about: string) => ({ type: 'string', about }) as const;
const given = commandLine({
  call: 'npm run campaign:link',
  about: 'Makes a campaign link for a page in a language, and checks that it opens without a redirect.',
  options: {
    page: { ...text('a page’s own path, without a language'), default: '/' },
    locale: { ...text('a language of the site'), default: defaultLocale },
    source: text('where the link will stand, such as newsletter; needed'),
    medium: text('what kind of place that is, such as email'),
    campaign: text('what it belongs to'),
    term: text('the search words that were paid for'),
    content: text('which of several links it is'),
    ref: text('a referral code'),
  },
}).values;

const { page, locale, campaign } = orExit(() => {
  const { locale: language, source, page: path, ...rest } = given;
  if (!isLocaleCode(language))
    throw new Error(`--locale must be one of ${localeCodes.join(', ')}, but is "${language}".`);
  if (!source) throw new Error('--source must say where the link will stand, such as newsletter.');
  return { page: path, locale: language, campaign: { source, ...rest } };
});
await loadSettings();
const { prepareContent } = await import('../prepare-content');
await prepareContent().catch(exitWithError);
const { campaignUrl, validateCampaignLink: linkProblem } = await import('@/lib/request-routing/campaign-link');
const { routingContext } = await import('@/lib/request-routing/routing-context');
const url = orExit(() => campaignUrl(locale, page, campaign));
const problem = linkProblem(url, routingContext());
if (problem) exitWithError(`${url} cannot be used: ${problem}.`);
console.log(url);
