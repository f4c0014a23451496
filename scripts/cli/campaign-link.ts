import { defaultLocale, isLocaleCode, localeCodes } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitOnError, exitWithError } from '../exit-with-error';

const textOption = (description: string) => ({ type: 'string', description }) as const;
const options = commandLine({
  usage: 'npm run campaign:link',
  description: 'Creates a campaign link to a page in one language and checks that it opens without a redirect.',
  options: {
    page: { ...textOption('path of the page, without a locale'), default: '/' },
    locale: { ...textOption('locale of the page'), default: defaultLocale },
    source: textOption('where the link will be published, such as newsletter; required'),
    medium: textOption('marketing medium, such as email'),
    campaign: textOption('campaign name'),
    term: textOption('paid search keywords'),
    content: textOption('distinguishes several links of a campaign'),
    ref: textOption('a referral code'),
  },
}).values;

const { page, locale, campaign } = exitOnError(() => {
  const { locale: language, source, page: path, ...rest } = options;
  if (!isLocaleCode(language))
    throw new Error(`--locale must be one of ${localeCodes.join(', ')}, but is "${language}".`);
  if (!source) throw new Error('--source is required: where the link will be published, such as newsletter.');
  return { page: path, locale: language, campaign: { source, ...rest } };
});
await loadSettings();
const { prepareContent } = await import('../prepare-content');
await prepareContent().catch(exitWithError);
const { campaignUrl, findCampaignLinkError } = await import('@/lib/request-routing/campaign-link');
const { routingContext } = await import('@/lib/request-routing/routing-context');
const url = exitOnError(() => campaignUrl(locale, page, campaign));
const issue = findCampaignLinkError(url, routingContext());
if (issue) exitWithError(`${url} cannot be used: ${issue}.`);
console.log(url);
