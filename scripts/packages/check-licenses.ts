import type { InstalledPackage } from './installed-packages';

/** Allowed licenses, each with its obligations, and packages with a justified exception. */
export type LicenseTable = {
  allowed: Readonly<Record<string, string>>;
  /** A name may end with a `*` wildcard. */
  exceptions: readonly { name: string; license: string; reason: string }[];
};

const matchesName = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Returns whether an SPDX expression is satisfied by the allowed licenses: one of an `OR`, all of an `AND`. An
 * expression with nested parentheses is never satisfied, so that it gets a manual review.
 */
export function isSatisfied(expression: string, isAllowed: (license: string) => boolean): boolean {
  const content = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  if (/[()]/.test(content)) return false;
  return content.split(' OR ').some((choice) => choice.split(' AND ').every((license) => isAllowed(license.trim())));
}

/** Reports packages whose license is not allowed, and exceptions that are no longer needed. */
export function licenseIssues(packages: readonly InstalledPackage[], { allowed, exceptions }: LicenseTable): string[] {
  const exceptionsFor = (name: string) => exceptions.filter((exception) => matchesName(exception.name, name));
  const rejected = packages.filter(({ name, license }) => {
    const excepted = new Set(exceptionsFor(name).map((exception) => exception.license));
    return !isSatisfied(license, (id) => id in allowed || excepted.has(id));
  });
  const unused = exceptions.filter(
    (exception) =>
      !packages.some(({ name, license }) => matchesName(exception.name, name) && license.includes(exception.license)),
  );
  return [
    ...rejected.map(
      ({ name, version, license }) =>
        `${name} ${version} has the license ${license}, which scripts/packages/licenses.json does not allow.`,
    ),
    ...unused.map(
      ({ name, license }) => `No package ${name} has the license ${license} any more. Remove its exception.`,
    ),
  ];
}
