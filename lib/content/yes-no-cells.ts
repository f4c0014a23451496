import { forLanguage, type LanguageTable } from '@/lib/i18n/language-table';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Text of cells that means yes or no; the wording depends on the column heading. */
const yesNoTerms: LanguageTable<{ yes: readonly string[]; no: readonly string[] }> = {
  en: { yes: ['Yes'], no: ['No'] },
  es: { yes: ['Sí'], no: ['No'] },
  fr: { yes: ['Oui'], no: ['Non'] },
  hi: { yes: ['हाँ'], no: ['नहीं'] },
  ja: { yes: ['はい', '担当', '分かる'], no: ['いいえ', '分からない'] },
  ko: { yes: ['예', '담당'], no: ['아니요'] },
  pt: { yes: ['Sim'], no: ['Não'] },
  ru: { yes: ['Да'], no: ['Нет'] },
  'zh-Hant': { yes: ['是', '負責', '能'], no: ['否', '不能'] },
  th: { yes: ['ใช่', 'ดูแล', 'มี'], no: ['ไม่ใช่', 'ไม่มี'] },
  tr: { yes: ['Evet'], no: ['Hayır'] },
  uk: { yes: ['Так'], no: ['Ні'] },
  vi: { yes: ['Có'], no: ['Không'] },
  zh: {
    yes: ['是', '可选', '负责', '有', '能', '会', '支持', '需要', '保持', '影响'],
    no: ['否', '无', '没有', '不能', '不会', '不支持', '不需要', '不影响', '不加密'],
  },
};

/** Returns whether a cell contains only a yes or a no, and which. */
export function yesNoMark(text: string, locale: LocaleCode): 'yes' | 'no' | undefined {
  const cell = text.trim();
  const terms = forLanguage(yesNoTerms, locale);
  if (terms?.yes.includes(cell)) return 'yes';
  return terms?.no.includes(cell) ? 'no' : undefined;
}
