import { differingSettings, finishedBuilds, serveBuild, type Build } from './build-store';

type Settings = Record<string, unknown>;

/** The newest build that was made with given settings. */
export const newestBuild = (root: string, settings: Settings): Build | undefined =>
  finishedBuilds(root).find((build) => differingSettings(build.settings, settings).length === 0);

const shown = (value: unknown) => (value === undefined ? 'unset' : JSON.stringify(value));

/**
 * The newest build that was made with given settings, for a server that may not make one.
 * @throws Error with one sentence when there is none, which names the settings in which the newest one differs
 */
export function requireBuild(root: string, settings: Settings): Build {
  const build = newestBuild(root, settings);
  if (build) return build;
  const newest = finishedBuilds(root)[0];
  if (!newest) throw new Error('There is no build to serve: make one with npm run build, or start without --no-build.');
  const differing = differingSettings(newest.settings, settings).map(
    (name) => `${name} (${shown(newest.settings[name])} then, ${shown(settings[name])} now)`,
  );
  throw new Error(
    `The build was made with other settings, which are in its pages: ${differing.join(', ')}; set them as they were, or start without --no-build.`,
  );
}

/**
 * Chooses a build to serve, and notes that this process serves it.
 * @param choose is asked again when a new build has just pushed out the chosen one
 */
export function acquireBuild(choose: () => Build): Build {
  for (;;) {
    const build = choose();
    if (serveBuild(build)) return build;
  }
}
