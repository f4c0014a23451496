import type { InstalledPackage } from './installed-packages';

/** A manually reviewed install script. */
export type ReviewedScript = { name: string; version: string; script: string; reason: string };

const table = 'scripts/packages/install-scripts.json';

/** Reports install scripts that are not reviewed in their version, and reviews of scripts that no longer exist. */
export function installScriptIssues(
  packages: readonly InstalledPackage[],
  reviewed: readonly ReviewedScript[],
): string[] {
  const withScript = packages.filter(({ script }) => script !== null);
  const isReviewed = (candidate: InstalledPackage) =>
    reviewed.some(
      ({ name, version, script }) =>
        name === candidate.name && version === candidate.version && script === candidate.script,
    );
  const exists = (review: ReviewedScript) =>
    withScript.some(({ name, version }) => name === review.name && version === review.version);
  return [
    ...withScript
      .filter((candidate) => !isReviewed(candidate))
      .map(
        ({ name, version, script }) =>
          `${name} ${version} runs the install script "${script}". Review it and add a row to ${table}.`,
      ),
    ...reviewed
      .filter((review) => !exists(review))
      .map(({ name, version }) => `${name} ${version} has no install script. Remove its row from ${table}.`),
  ];
}
