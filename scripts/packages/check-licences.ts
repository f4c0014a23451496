import type { InstalledPackage } from './installed-packages';

/** Which licences packages may have, each with what it asks for, and packages that may have another one, with the reason. */
export type LicenceTable = {
  allowed: Readonly<Record<string, string>>;
  /** A `*` at the end of a name stands for anything. */
  exceptions: readonly { name: string; licence: string; reason: string }[];
};

const isNamed = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * True when a licence can be met with those that may be had: one of an `OR`, all of an `AND`. An expression of SPDX with
 * brackets inside of brackets meets nothing, so that a person reads it.
 */
export function isMet(expression: string, mayBe: (licence: string) => boolean): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (/[()]/.test(inner)) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => mayBe(licence.trim())));
}

/** What is wrong with the licences of packages, and with a table that has more than they need: a sentence each. */
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
        `${name} ${version} has the licence ${licence}, which scripts/packages/licences.json does not allow.`,
    ),
    ...unused.map(({ name, licence }) => `No ${name} has the licence ${licence} any more: its exception can go.`),
  ];
}
