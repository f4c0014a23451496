import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { alternativeLocales } from '@/lib/urls/alternatives';
import { solutionLocales } from '@/lib/urls/solutions';

/** The locales in which a page copy file is required. */
export function copyLocales(kind: string, id: string): readonly LocaleCode[] {
  if (kind === 'solutions') return solutionLocales(id);
  return kind === 'alternatives' ? alternativeLocales(id) : localeCodes;
}
