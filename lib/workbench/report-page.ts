import { formatFilters, parseFilters } from '@/lib/api/report/options';
import { InvalidQueryError, parseReportQuery } from '@/lib/api/report/report-query';
import type { ReportDefaults, ReportRequest } from '@/lib/api/report/report-query';
import type { Filter } from '@/lib/api/visits/count-visits';

/** Reports as pages of the workbench: their state is their address. */

export type ReportPage = 'overview' | 'campaigns';

/** Milliseconds for which a page or an export waits for the derived tables to be up to date. */
export const updateTimeout = 1000;

/** Parameters that only pages have: the rows to compare, and the order of the table. */
const pageParameters = ['row', 'sort'];

/** Converts the parameters that Next.js passes to a page, without empty ones. */
export function toParameters(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((v) => [name, v]));
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/**
 * Parses the query of a page.
 * @returns the request, by default for wrong parameters, and what is wrong with them
 */
export function readPageQuery(
  parameters: URLSearchParams,
  now: Date,
  defaults: ReportDefaults,
): { request: ReportRequest; issue: string | null } {
  const parse = (of: URLSearchParams) => parseReportQuery(of, { now, defaults, others: pageParameters });
  try {
    return { request: parse(parameters), issue: null };
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    return { request: parse(new URLSearchParams()), issue: error.message };
  }
}

/** Returns the address of a report with some parameters replaced; null removes one. */
export function reportHref(
  page: ReportPage,
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const result = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  const query = result.toString();
  return `/workbench/${page}${query && `?${query}`}`;
}

/** Returns the filters with another one, in place of that for the same dimension. */
export const addFilter = (filters: readonly Filter[], added: Filter): string =>
  formatFilters([...filters.filter(({ dimension }) => dimension !== added.dimension), added]);

/** Returns the filters without one of them; null if none is left. */
export const removeFilter = (filters: readonly Filter[], removed: Filter): string | null =>
  formatFilters(filters.filter((filter) => filter !== removed)) || null;

/** Whether a link with a value of a list leads to a filter: values that filters normalize otherwise do not. */
export const isFilterable = (filter: Filter): boolean => {
  const [parsed] = parseFilters(formatFilters([filter]));
  return parsed !== undefined && parsed.value === filter.value;
};

/** Names of a row of the campaigns' table, as the value of its checkbox. */
export const toRowKey = (names: readonly string[]): string => names.map(encodeURIComponent).join(',');
