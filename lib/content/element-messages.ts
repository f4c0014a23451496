import type { Messages } from '@/generated/messages';
import { fillMissingTranslations, type FilledCopy } from '@/lib/content/english-fallback';
import type { MessageTree } from '@/lib/content/message-parity';
import type { ElementText } from '@/lib/i18n/element-text';

/**
 * Interface messages with a fallback, by key or group: each is the whole text of elements, and has no arguments.
 * Components get them from `getTranslatorWithFallback`, which marks English ones. All others have no fallback, because
 * they are also used in attributes, structured data, scripts, or within other texts.
 */
export const elementMessages = [
  'articles.popularQuestions',
  'articles.startHere',
  'common.closingCta.account',
  'common.closingCta.heading',
  'common.closingCta.partner.heading',
  'common.closingCta.partner.text',
  'common.closingCta.referral',
  'common.closingCta.text',
  'common.contactByEmail',
  'common.faq',
  'common.otherFeatures',
  'common.otherSolutions',
  'common.teamSizes',
  'common.writeToUs',
  'compare.fields',
  'compare.overview.heading',
  'compare.overview.text',
  'compare.productValues',
  'compare.reasons',
  'compare.whenToChoose',
  'downloads.beforeInstall',
  'downloads.guidesHint',
  'downloads.heading',
  'downloads.olderVersions',
  'downloads.requirements',
  'faq.notListed',
  'links',
  'pricing.plan.includes',
  'privacy.heading',
  'privacy.text',
  'referral.example.heading',
  'referral.terms.heading',
] as const;

/** The texts of campaigns, whose keys editors choose; the other messages of the banner are labels of its elements. */
const campaignMessage = /^client\.promoBanner\.(?!(?:label|close)$)/;

/** Returns whether an interface message has a fallback. @param key with its namespace */
export const isElementMessage = (key: string): boolean =>
  campaignMessage.test(key) || elementMessages.some((entry) => `${key}.`.startsWith(`${entry}.`));

/** Replaces the interface messages that a namespace of a translation lacks with English, where they have a fallback. */
export const fillNamespace = (namespace: string, english: MessageTree, translation: MessageTree): FilledCopy =>
  fillMissingTranslations(english, translation, (key) => !isElementMessage(`${namespace}.${key}`));

type Below<Path, Group extends string> = Path extends `${Group}.${infer Rest}` ? Rest : never;

/** Messages, of which those at the paths may be English; the path `string` stands for all. */
type Marked<Tree, Path> = {
  [Key in keyof Tree]: Tree[Key] extends string
    ? Key extends Path
      ? ElementText
      : Tree[Key]
    : Marked<Tree[Key], Key extends Path ? string : Below<Path, Key & string>>;
};

/** Interface messages of a language. */
export type UiMessages = Marked<Messages, (typeof elementMessages)[number]>;
