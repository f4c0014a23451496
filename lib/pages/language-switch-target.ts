import type { ContentIndex } from '@/lib/content/content-index';
import { contentIndex } from '@/lib/content/content-index';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { servedLocales } from '@/lib/pages/locale-variants';
import { solutionCounterpart } from '@/lib/urls/solutions';
import { matchRoute } from '@/lib/urls/match-route';
import { pathTo } from '@/lib/urls/path-to';

/** Sections whose articles differ between languages; the switcher links to the section's root. */
const rootedSections = ['helps', 'blog', 'news'] as const;

/**
 * The target of the language switcher: the same page, the section's root, or, if the language lacks the page, the
 * solution's counterpart or home.
 */
export function languageSwitchTarget(path: PagePath, to: LocaleCode, index: ContentIndex = contentIndex()): PagePath {
  const match = matchRoute(path);
  if (!match) return pathTo('home');
  const root = rootedSections.find((section) => section === match.route.section);
  if (root) return pathTo(root);
  if (servedLocales(path, index).includes(to)) return path;
  const counterpart = match.id === 'solution' ? solutionCounterpart(to, match.params.id) : null;
  return counterpart ? pathTo('solution', { id: counterpart }) : pathTo('home');
}
