import { forLanguage, type LanguageTable } from '@/lib/i18n/language-table';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/**
 * Inflectional suffixes by language. Two words have the same stem if they share a prefix and the rest of each is a
 * suffix: profile, profiles; профиль, профилей. All are normalized by lib/search/normalize-token.ts.
 */
const suffixLists: LanguageTable<string> = {
  en: 's es e d ed ing y ies ied er ers ion ions ation ly ement ment ments',
  es: 's es o a os as e ar er ir ando iendo ado ada ados adas ido ida idos idas cion ciones ion iones r n an en on aron ieron mos dor dores cto ct',
  pt: 's es o a os as e ar er ir ando endo indo ado ada ados adas ido ida idos idas cao coes ao oes r m am em ou mos dor dores l is eis al ais',
  fr: 's e es x aux al er ez ee ees es ent ant ants ante ions ion ation ations r ir it is ons eur eurs ment ments te tes',
  ru: 'а я о е ы и й у ю ь ой ей ом ем ам ям ами ями ах ях ов ев ий ый ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ою ею ия ии ию ием иях иями иям иями ет ют ает ают яет яют ует уют ивает ивают ывает ут ит ят ат ал ал ала али ало ил ила или ило ел ела ели л ла ли ло ть ти ете ите ешь ишь ировать ирование ирования ирован ение ения ению ением ание ания анием ен ена ено ены н на но ны нный нная нные нное нного нных нным нной нную ленный ленного ленная ан ана ано аны ка ки ку ке кой ок',
  uk: 'а я о е и і й у ю ь ї є ом ем ам ям ами ями ах ях ов ев ів ий ій ая яя ого ьог ому ему им их ою ею єю ія ії ію ією іях іями ться тися ти ть є ють уть ить ять ав ала али ало ив ила или ило в ла ли ло ся вся лась лись лося ється ються иться яться ення енню енням ання анню анням ені ена ено ен ний на но ні ну не ної ною ному них ним ними ка ки ку ці кою ок аний ана ано ані увати ування ований ована',
  tr: 'i u a e in un im um ler lar leri lari lerin larin lerini larini lere lara lerden lardan lerde larda si su ni nu ne na ye ya yi yu de da te ta den dan ten tan nin nun siz suz li lu lik luk me ma mek mak mesi masi meyi mayi medi madi di du ti tu ir ur er ar iyor uyor erek arak en an mis mus eme ama inizi inizin iniz unuz imi imiz umuz ini unu ine una inde inden sini sine',
  hi: 'ा े ी ो ि ों ें ीं ियाँ ियां ियों याँ यों ाँ ां एँ ना ने नी ता ते ती या ए ई ओं ओ ाएँ ाएं कर ाओं ेगा ेंगे',
  ko: '을 를 이 가 은 는 의 에 에서 으로 로 와 과 도 만 까지 부터 에게 한테 께 이나 나 하고 이고 고 하기 하는 한 할 하다 합니다 하세요 해요 됩니다 되지 되는 된 될 기 입니다 이란 란 들 들을 들이 들은 들의 에는 에도 에서는 으로는 로는 하려면 하면 려면 면 지 는데 인가요 나요 까요',
};

const suffixes = Object.fromEntries(
  Object.entries(suffixLists).map(([language, text]) => [language, new Set(['', ...text!.split(' ')])]),
) as LanguageTable<ReadonlySet<string>>;

/** Minimum stem length; shorter for syllabic scripts, where two characters can be a word. */
const minStem = (locale: LocaleCode) => (['ko', 'hi'].includes(languageOf(locale)) ? 2 : 3);

/** Removes the reflexive suffix of Russian and Ukrainian verbs. */
const stripReflexive = (word: string, locale: LocaleCode) =>
  ['ru', 'uk'].includes(languageOf(locale)) && word.length > 5 ? word.replace(/с[яь]$/u, '') : word;

/** Whether two normalized words are forms of the same word of the language. */
export function haveSameStem(first: string, second: string, locale: LocaleCode): boolean {
  const localeSuffixes = forLanguage(suffixes, locale);
  if (!localeSuffixes) return false;
  const [a, b] = [first, second].map((word) => stripReflexive(word, locale)) as [string, string];
  let sharedLength = 0;
  while (sharedLength < a.length && a[sharedLength] === b[sharedLength]) sharedLength += 1;
  const minLength = Math.max(minStem(locale), Math.ceil(Math.min(a.length, b.length) / 2));
  // The shared prefix may include letters of the suffixes, so up to two letters less are tried.
  for (let stemLength = sharedLength; stemLength >= Math.max(minLength, sharedLength - 2); stemLength -= 1) {
    const remainders = [a.slice(stemLength), b.slice(stemLength)] as const;
    // A doubled consonant before a suffix: planning, plan.
    const isSuffix = (remainder: string) =>
      localeSuffixes.has(remainder) || (remainder[0] === a[stemLength - 1] && localeSuffixes.has(remainder.slice(1)));
    if (remainders.every(isSuffix)) return true;
  }
  return false;
}

/** A prefix shared by all forms of a word. */
export const stemPrefix = (word: string): string => word.slice(0, Math.max(2, Math.floor(word.length / 2)));
