import { languageOf, type LocaleCode } from '@/lib/i18n/locales';

/** What a table says where there is something and where there is nothing, in the languages that have such tables. */
const words: Readonly<Record<string, { yes: readonly string[]; no: readonly string[] }>> = {
  en: { yes: ['Yes'], no: ['No'] },
  zh: { yes: ['可选', '是', '负责'], no: ['无', '否'] },
  ru: { yes: ['Да'], no: ['Нет'] },
  pt: { yes: ['Sim'], no: ['Não'] },
  vi: { yes: ['Có'], no: ['Không'] },
};

/** Whether a cell says yes or no and nothing else. */
export function signOf(text: string, locale: LocaleCode): 'yes' | 'no' | undefined {
  const own = words[languageOf(locale).split('-')[0]!];
  const said = text.trim();
  if (own?.yes.includes(said)) return 'yes';
  return own?.no.includes(said) ? 'no' : undefined;
}
