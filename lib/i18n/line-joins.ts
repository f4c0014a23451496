import { joinAtBreaks } from '@/lib/i18n/dictionary-joins';
import { joinJapaneseWords } from '@/lib/i18n/japanese-joins';
import { noBreakSpace, wordJoiner } from '@/lib/i18n/joiners';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { joinPhrases } from '@/lib/i18n/phrase-joins';

/** Prevents bad line breaks with no-break spaces and word joiners. Pure functions on strings. */

type Rule = readonly [pattern: RegExp, replacement: string];

/** Keeps a particle with the Latin name before it, from which a space separates it. */
const chinese: readonly Rule[] = [[/ (?=[的了])/gu, noBreakSpace]];

/**
 * A line may end but not begin with a dash. A number stays with its unit, its digit groups, and, in brackets, with what
 * a hyphen attaches to it.
 */
const everywhere: readonly Rule[] = [
  [/ (?=[—–](?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=(?:[KMGT]?B|[КМГ]?[бБ]|Мб|Гб|ms|px|мс|Go|Mo|%|₫|zł|€)(?![\p{L}\p{N}]))/gu, noBreakSpace],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, noBreakSpace],
  [/(?<=(?<![\p{L}\p{N}./_-])(?:\p{Lu}{2,4}-(?=\d{1,3}(?![\p{L}\p{N}./_-]))|\d{1,3}-(?=\p{L}+\))))/gu, wordJoiner],
];

/**
 * Words of one or two letters stay with the next word, particles with the previous word, and short parts of compounds
 * with the rest.
 */
const cyrillic: readonly Rule[] = [
  [/ (?=(?:бы?|же?|ли|би)(?![\p{L}\p{N}-]))/giu, noBreakSpace],
  [/(?<![\p{L}\p{N}’'-])(?!(?:бы|же|ли|б|ж)(?!\p{L}))(\p{Script=Cyrillic}{1,2}) /giu, `$1${noBreakSpace}`],
  [/(?<![\p{L}\p{N}-])(\p{L}{1,3}-)(?=\p{L})|(-)(?=\p{L}{1,3}(?![\p{L}\p{N}-]))/giu, `$1$2${wordJoiner}`],
];

const rules: Partial<Record<LocaleCode, readonly Rule[]>> = {
  zh: chinese,
  tc: chinese,
  ru: cyrillic,
  uk: cyrillic,
  fr: [
    [/ (?=[;:!?»](?![\p{L}\p{N}/]))/gu, '\u202F'],
    [/« /gu, '«\u202F'],
  ],
  hi: [[/(?<=[\p{Script=Devanagari}\p{M}]-)(?=\p{Script=Devanagari})/gu, wordJoiner]],
  th: [[/ (?=ๆ)/gu, noBreakSpace]],
  jp: [
    [/(?<=\p{Script=Hiragana})(?=ません)|(?<=あ)(?=りま)|(?<=\d)(?=[個件人台社回行年月日時分秒つか])/gu, wordJoiner],
  ],
};

/** Prevents a last line of one or two characters in Chinese, and of one in Japanese. */
const chineseEnd: readonly Rule[] = [[/(?<=.{16}\p{Script=Han})(?=\p{Script=Han}{1,2}[。？！」』）]*$)/gu, wordJoiner]];
const ends: Partial<Record<LocaleCode, readonly Rule[]>> = {
  zh: chineseEnd,
  tc: chineseEnd,
  jp: [[/(?<=.{16}\p{Script=Hiragana})(?=\p{Script=Hiragana}[。？！」』）]*$)/gu, wordJoiner]],
};

/** Keeps compounds in large type whole, unless their parts are as long as a line in a narrow window. */
const everyHeading: readonly Rule[] = [
  [/(?<=(?<![\p{L}\p{N}/._-])[\p{L}-]{1,7}-)(?=[\p{L}-]{1,7}(?![\p{L}\p{N}/_-]|\.\p{L}))/gu, wordJoiner],
];

/** Two-syllable words, which Vietnamese writes with a space. */
const vietnamese: readonly Rule[] =
  'hồ sơ|tài khoản|trình duyệt|vân tay|cửa sổ|mật khẩu|công việc|thiết bị|địa chỉ|máy tính|tính năng|người dùng|quản lý|dữ liệu|ngôn ngữ|hệ thống|đồng bộ|giải pháp|quảng cáo|khách hàng|cửa hàng|thị trường|nền tảng|chia sẻ|câu hỏi|khởi chạy|đăng nhập|đối tác|giới thiệu|miễn phí|bảo mật|chi tiết|hỗ trợ|liên hệ|tài liệu|phiên bản|kết nối|kiểm tra|tự động|tải xuống|giá trị|giới hạn|lựa chọn|thay thế|mở rộng|chúng tôi|thao tác|đăng xuất|đầu tiên|nhật ký|văn bản|quy trình|tham số|thành viên|cài đặt|bắt đầu|hướng dẫn|thông tin|sử dụng|so sánh|thanh toán|xác minh|cập nhật|xuất hiện|tham chiếu|khôi phục|phân quyền|tiện ích|thư mục|hoạt động|yêu cầu'
    .split('|')
    .map((word) => word.split(' '))
    .map(([first, second]) => [
      new RegExp(`(?<!\\p{L})(${first}) (?=${second}(?!\\p{L}))`, 'giu'),
      `$1${noBreakSpace}`,
    ]);

/** Keeps a number word with the noun after it. */
const counts = (words: string): readonly Rule[] => [
  [new RegExp(`(?<![\\p{L}\\p{N}-])(${words}) (?=\\p{L}{2,14}(?![\\p{L}\\p{N}]))`, 'giu'), `$1${noBreakSpace}`],
];

/** In large type, number words and determiners stay with the next word, postpositions with the previous one. */
const headingRules: Partial<Record<LocaleCode, readonly Rule[]>> = {
  ko: [
    [
      /(?<![\p{L}\p{N}])(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|첫|새|내|이|그|더|안|못|각|여러|모든|수십|수백) (?=\p{Script=Hangul})/gu,
      `$1${noBreakSpace}`,
    ],
    [/ (?=(?:수|줄|때|것[이은을도]?)(?![\p{L}\p{N}]))/gu, noBreakSpace],
  ],
  en: counts('one|two|three|four|five|six|seven|eight|nine|ten'),
  es: counts('dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez'),
  fr: counts('deux|trois|quatre|cinq|six|sept|huit|neuf|dix'),
  pt: counts('dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez'),
  ru: counts('два|две|три|четыре|пять|шесть|семь|восемь|девять|десять'),
  th: [[/(?<![\p{L}\p{M}\p{N}])(สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ) (?=\p{Script=Thai})/gu, `$1${noBreakSpace}`]],
  tr: counts('iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on'),
  uk: counts('два|дві|три|чотири|п’ять|шість|сім|вісім|дев’ять|десять'),
  vn: [...vietnamese, ...counts('hai|ba|bốn|mười')],
  hi: [
    [/(?<![\p{L}\p{M}\p{N}])(एक|दो|कई|हर|न) (?=[\p{L}\p{N}])/gu, `$1${noBreakSpace}`],
    [/ (?=(?:का|की|के|को|से|में|पर|ने|तक|ही|भी|है|हैं|करें|दें|नहीं)(?![\p{L}\p{M}\p{N}]))/gu, noBreakSpace],
  ],
};

/** In large type, a line does not end after a one-character word that follows a pause, nor after a measure word. */
const chinesePhrases: readonly Rule[] = [
  [/(?<=[：，、；]\u2060?\p{Script=Han})(?=\p{Script=Han})/gu, wordJoiner],
  [
    /(?<=[一两兩三四五六七八九十几幾每]\u2060?[个個张張条條种種份位台臺封件篇步页頁项項家])(?=\p{Script=Han})/gu,
    wordJoiner,
  ],
];
/** Rules applied after phrases are joined, since their joiners would hide the words from `joinPhrases`. */
const phraseRules: Partial<Record<LocaleCode, readonly Rule[]>> = { zh: chinesePhrases, tc: chinesePhrases };

/** Joins a known word: between all characters if browsers break anywhere, else at the breaks of the dictionary. */
function keepWhole(text: string, word: string, locale: LocaleCode): string {
  if (!text.includes(word)) return text;
  if (locale !== 'th') return text.replaceAll(word, [...word].join(wordJoiner));
  const parts = text.split(word);
  return parts
    .slice(1)
    .reduce((before, after) => before + joinAtBreaks(before, word, after, languageOf(locale)) + after, parts[0]!);
}
const applyRules = (text: string, list: readonly Rule[]) =>
  list.reduce((result, [pattern, by]) => result.replace(pattern, by), text);

/** Applies the rules for text of any size. */
function joined(text: string, locale: LocaleCode, unbroken: readonly string[]): string {
  const prepared = applyRules(text, [...everywhere, ...(rules[locale] ?? [])]);
  const whole = unbroken.reduce((result, word) => keepWhole(result, word, locale), prepared);
  return applyRules(whole, ends[locale] ?? []);
}

/**
 * Inserts joiners to prevent bad line breaks.
 * @param unbroken words that must not be broken; a word that contains another one comes before it
 * @param hasSentences whether the text consists of, or is part of, running sentences
 */
export function withJoins(
  text: string,
  locale: LocaleCode,
  unbroken: readonly string[] = [],
  hasSentences = text.includes('。'),
): string {
  const whole = joined(text, locale, unbroken);
  // Other texts break between phrases, which browsers detect less well among joiners.
  return locale === 'jp' && hasSentences ? joinJapaneseWords(whole) : whole;
}

/** Like `withJoins`, for large type (headings and leads): also keeps phrases and compounds whole. */
export function withHeadingJoins(text: string, locale: LocaleCode, unbroken: readonly string[] = []): string {
  const large = applyRules(text, [...everyHeading, ...(headingRules[locale] ?? [])]);
  const phrases = applyRules(joinPhrases(large, locale, unbroken), phraseRules[locale] ?? []);
  return joined(phrases, locale, unbroken);
}

/** Removes what `withJoins` inserted: for titles, structured data, feeds and search. */
export function withoutJoins(text: string): string {
  return text.replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' ');
}
