import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeEach, expect, it } from 'vitest';
import type { UseCase } from '@/components/mockups/use-case';
import { UseCaseWindows } from '@/components/mockups/use-case-windows';
import { solutionUseCases } from '@/components/sections/use-cases';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { solutionIds, solutionLocales } from '@/lib/urls/solutions';
import { setPageLocale } from '../root-params';

const all: [id: string, UseCase][] = Object.entries(solutionUseCases);

/** The names that a mockup shows, in the order of its windows. */
const namesIn = (html: string) => [...html.matchAll(/<b[^>]*>([^<]+)<\/b>/g)].map((match) => match[1]);

/** The HTML of a mockup. */
const renderUseCase = async (useCase: UseCase) =>
  text((await prerenderToNodeStream(<UseCaseWindows useCase={useCase} />)).prelude);

beforeEach(() => setPageLocale('en'));

it('solution mockups show three profiles, each in a different hue', () => {
  for (const [id, { profiles }] of all)
    expect(new Set(profiles.map(({ profileColor }) => profileColor)).size, id).toBe(3);
});

it('each of the twenty solutions has a different mockup', async () => {
  const images = await Promise.all(all.map(async ([, useCase]) => renderUseCase(useCase)));
  // Not only by their names.
  const paths = images.map((html) => html.replaceAll(/>[^<]+</g, '><'));
  expect(new Set(paths).size).toBe(all.length);
});

it("solution mockups name profiles in the page's language", async () => {
  const names = async (locale: LocaleCode, id: keyof typeof solutionUseCases) => {
    setPageLocale(locale);
    return namesIn(await renderUseCase(solutionUseCases[id])).join(', ');
  };
  expect(await names('ru', 'e-commerce')).toBe('Магазин · Португалия, Магазин · Польша, Магазин · Ирландия');
  expect(await names('jp', 'crypto')).toBe('ウォレット1, ウォレット2, ウォレット3');
});

it('solution mockups use the Korean time format', async () => {
  setPageLocale('ko');
  expect(await renderUseCase(solutionUseCases.facebook)).toContain('오전 10:05');
});

it('each solution mockup has an icon in the list of solutions', () => {
  for (const locale of localeCodes) {
    const offered = all.filter(([id]) => solutionLocales(id).includes(locale));
    // The first job and the first platform show their windows.
    const icons = offered
      .filter(([id]) => id !== solutionIds('useCase')[0] && id !== solutionIds('platform')[0])
      .map(([, { thumbnail: thumb, profiles }]) => thumb ?? profiles[0].page);
    expect(new Set(icons).size, locale).toBe(icons.length);
  }
});
