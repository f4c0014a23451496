import { expect, it } from 'vitest';
import { pageCopy } from '@/lib/content/page-copy';
import { outdatedSources, readCitations, readRegulationDocuments } from '@/lib/pages/citations';
import { localeCodes } from '@/lib/i18n/locales';
import { alternativeIds, alternativeLocales } from '@/lib/urls/alternatives';
import { comparisonFieldIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';

const [citationSources, regulationDocuments] = [readCitations(), readRegulationDocuments()];

it.each(alternativeIds())('every fact on the page of %s has a source with a date, and every source a fact', (id) => {
  const sourced = comparisonFieldIds.filter((fact) => citationSources[id]?.[fact]);
  for (const locale of localeCodes.filter((code) => alternativeLocales(id).includes(code) || code === 'en')) {
    const { comparison = {} } = pageCopy(locale, 'alternatives', id);
    expect(
      comparisonFieldIds.filter((fact) => comparison[fact]),
      locale,
    ).toEqual(sourced);
  }
});

it('every cited source has the day it was accessed, and none is in the future', () => {
  const days = alternativeIds().flatMap((id) => Object.values(citationSources[id]!).map(({ accessed }) => accessed));
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
});

it.each(solutionIds())('a document quotes the regulation for the solution %s', (id) => {
  const { url, version, accessed } = regulationDocuments[id]!;
  expect(url).toMatch(/^https:/);
  if (version && accessed) expect(version <= accessed).toBe(true);
});

it('cited sources are reported with their URL after a year, and not before', () => {
  const accessDates = [
    ...alternativeIds().flatMap((id) => Object.values(citationSources[id]!)),
    ...Object.values(regulationDocuments),
  ]
    .map((source) => source.accessed)
    .filter((day) => day !== undefined);
  const first = new Date(accessDates.toSorted()[0]!);
  expect(outdatedSources(first)).toEqual([]);
  const later = new Date(accessDates.toSorted().at(-1)!);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  later.setUTCDate(later.getUTCDate() + 1);
  expect(outdatedSources(later)).toHaveLength(accessDates.length);
  expect(outdatedSources(later)[0]).toContain('https://');
});
