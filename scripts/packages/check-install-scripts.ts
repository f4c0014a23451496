import type { InstalledPackage } from './installed-packages';

/** A manually reviewed install script. */
export type ReviewedScript = { name: string; version: string; script: string; reason: string };

const table = 'scripts/packages/install-scripts.json';

/** Reports install scripts that are not reviewed in their version, and reviews of scripts that no longer exist. */
export function installScriptIssues(
  packages: readonly InstalledPackage[],
  reviewed: readonly ReviewedScript[],
): string[] {
  const running = packages.filter(({ script }) => script !== null);
  const isReviewed = (found: InstalledPackage) =>
    reviewed.some(
      ({ name, version, script }) => name === found.name && version === found.version && script === found.script,
    );
  const exists = (review: ReviewedScript) =>
    running.some(({ name, version }) => name === review.name && version === review.version);
  return [
    ...running
      .filter((found) => !isReviewed(found))
      .map(
        ({ name, version, script }) =>
          `${name} ${version} runs the install script "${script}". Review it and add a row to ${table}.`,
      ),
    ...reviewed
      .filter((review) => !exists(review))
      .map(({ name, version }) => `${name} ${version} has no install script. Remove its row from ${table}.`),
  ];
}
