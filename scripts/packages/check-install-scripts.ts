import type { InstalledPackage } from './installed-packages';

/** An install script that a person has read. */
export type ReviewedScript = { name: string; version: string; script: string; reason: string };

const table = 'scripts/packages/install-scripts.json';

/** Install scripts that nobody has read in this version, and reviews of what is there no more: a sentence each. */
export function installScriptIssues(
  packages: readonly InstalledPackage[],
  reviewed: readonly ReviewedScript[],
): string[] {
  const running = packages.filter(({ script }) => script !== null);
  const isReviewed = (found: InstalledPackage) =>
    reviewed.some(
      ({ name, version, script }) => name === found.name && version === found.version && script === found.script,
    );
  const isThere = (review: ReviewedScript) =>
    running.some(({ name, version }) => name === review.name && version === review.version);
  return [
    ...running
      .filter((found) => !isReviewed(found))
      .map(
        ({ name, version, script }) =>
          `${name} ${version} runs "${script}" when it is installed, without a row in ${table}.`,
      ),
    ...reviewed
      .filter((review) => !isThere(review))
      .map(({ name, version }) => `${name} ${version} runs nothing when it is installed: its row in ${table} can go.`),
  ];
}
