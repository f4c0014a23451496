import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UseCase } from '@/components/mockups/use-case';
import { UseCaseWindows } from '@/components/mockups/use-case-windows';
import { solutionUseCases } from '@/components/sections/use-cases';
import { localeCodes } from '@/lib/i18n/locales';
import { jobIds, platformIds, solutionLocales } from '@/lib/urls/catalogue';
import { setPageLocale } from '../root-params';

const all = Object.entries(solutionUseCases);

/** The names that a scene shows, in the order of its windows. */
const namesIn = (html: string) => [...html.matchAll(/<b[^>]*>([^<]+)<\/b>/g)].map((match) => match[1]);

/** A scene's HTML. */
const drawn = async (trade: UseCase) => text((await prerenderToNodeStream(<UseCaseWindows trade={trade} />)).prelude);

beforeEach(() => setPageLocale('en'));

describe('the scenes of the solutions', () => {
  it('show three profiles of three hues each', () => {
    for (const [id, { profiles }] of all) expect(new Set(profiles.map(({ facet }) => facet)).size, id).toBe(3);
  });

  it('are another picture on each of the twenty pages', async () => {
    const pictures = await Promise.all(all.map(async ([, trade]) => drawn(trade)));
    expect(new Set(pictures).size).toBe(all.length);
    // Not by their names alone.
    const paths = pictures.map((html) => html.replaceAll(/>[^<]+</g, '><'));
    expect(new Set(paths).size).toBe(all.length);
  });

  it('name profiles in the words of the page’s language', async () => {
    setPageLocale('ru');
    expect(namesIn(await drawn(solutionUseCases['e-commerce']))).toEqual([
      'Магазин · Португалия',
      'Магазин · Польша',
      'Магазин · Ирландия',
    ]);
    setPageLocale('jp');
    expect(namesIn(await drawn(solutionUseCases.crypto))).toEqual(['ウォレット1', 'ウォレット2', 'ウォレット3']);
  });

  it('tell the time as Koreans write it', async () => {
    setPageLocale('ko');
    expect(await drawn(solutionUseCases.facebook)).toContain('오전 10:05');
  });

  it('have a sign each in the list of them', () => {
    for (const locale of localeCodes) {
      const offered = all.filter(([id]) => solutionLocales(id).includes(locale));
      // The first job and the first platform show their windows.
      const signs = offered
        .filter(([id]) => id !== jobIds[0] && id !== platformIds[0])
        .map(([, { thumb, profiles }]) => thumb ?? profiles[0].view);
      expect(new Set(signs).size, locale).toBe(signs.length);
    }
  });
});
