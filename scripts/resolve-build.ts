import { differingSettings, finishedBuilds, registerServedBuild, type Build } from './build-store';

type Settings = Record<string, unknown>;

/** Returns the newest build with the given settings. */
export const findNewestBuild = (root: string, settings: Settings): Build | undefined =>
  finishedBuilds(root).find((build) => differingSettings(build.settings, settings).length === 0);

const formatValue = (value: unknown) => (value === undefined ? 'unset' : JSON.stringify(value));

/**
 * Returns the newest build with the given settings, for a server that must not build.
 * @throws Error when there is none, naming the settings that differ from the newest build's
 */
export function requireBuild(root: string, settings: Settings): Build {
  const build = findNewestBuild(root, settings);
  if (build) return build;
  const newest = finishedBuilds(root)[0];
  if (!newest) throw new Error('No build to serve: run npm run build, or start without --no-build.');
  const differing = differingSettings(newest.settings, settings).map(
    (name) => `${name} (${formatValue(newest.settings[name])} then, ${formatValue(settings[name])} now)`,
  );
  throw new Error(
    `The newest build has other build-time settings: ${differing.join(', ')}; restore them, or start without --no-build.`,
  );
}

/** A build that this process serves, and a function that records the end of that. */
export type ServedBuild = Build & { release: () => void };

/**
 * Selects a build to serve and records that this process serves it.
 * @param select called again if the selected build was just removed in favor of a new one
 */
export async function acquireBuild(select: () => Build): Promise<ServedBuild> {
  for (;;) {
    const build = select();
    const release = await registerServedBuild(build);
    if (release) return { ...build, release };
  }
}
