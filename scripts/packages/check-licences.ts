import type { InstalledPackage } from './installed-packages';

/** Allowed licenses, each with its obligations, and packages with a justified exception. */
export type LicenceTable = {
  allowed: Readonly<Record<string, string>>;
  /** A name may end with a `*` wildcard. */
  exceptions: readonly { name: string; licence: string; reason: string }[];
};

const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Returns whether an SPDX expression is satisfied by the allowed licenses: one of an `OR`, all of an `AND`. An
 * expression with nested parentheses is never satisfied, so that it gets a manual review.
 */
export function isMet(expression: string, mayBe: (licence: string) => boolean): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (/[()]/.test(inner)) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => mayBe(licence.trim())));
}

/** Reports packages whose license is not allowed, and exceptions that are no longer needed. */
export function licenceIssues(packages: readonly InstalledPackage[], { allowed, exceptions }: LicenceTable): string[] {
  const granted = (name: string) => exceptions.filter((exception) => isNamed(exception.name, name));
  const refused = packages.filter(({ name, licence }) => {
    const also = new Set(granted(name).map((exception) => exception.licence));
    return !isMet(licence, (one) => one in allowed || also.has(one));
  });
  const unused = exceptions.filter(
    (exception) =>
      !packages.some(({ name, licence }) => isNamed(exception.name, name) && licence.includes(exception.licence)),
  );
  return [
    ...refused.map(
      ({ name, version, licence }) =>
        `${name} ${version} has the license ${licence}, which scripts/packages/licences.json does not allow.`,
    ),
    ...unused.map(
      ({ name, licence }) => `No package ${name} has the license ${licence} any more. Remove its exception.`,
    ),
  ];
}
