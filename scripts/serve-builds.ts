import type { ChildProcess } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { constants } from 'node:os';
import path from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { logError } from '@/lib/api/log-failure';
import { logLine } from '@/lib/api/telemetry/log';
import { retireMessage } from '@/lib/http-server/graceful-shutdown';
import { buildIdFile } from '@/lib/next-internals/build-folder';
import { canPublish, publishMessage } from '@/lib/publishing/request-publication';
import { buildsFolder, finishedBuilds, registerServedBuild, type Build } from './build-store';
import type { ServedBuild } from './resolve-build';
import { acquireRunLock } from './run-lock';
import { serverArguments } from './server-arguments';

/**
 * Serves a build, and after each publication the new content, without dropping a request: a second server process starts
 * with the new build, shares the port, and then the first one finishes its requests and exits. The processes are workers
 * of Node.js' cluster module, because this process then owns the port and none of the two opens it anew.
 */

/** Milliseconds between checks for a new publication. */
const interval = 1000;

type ServerProcess = { build: ServedBuild; worker: Worker; listening: Promise<void>; ended: Promise<number> };

export type ServedSite = {
  /** Resolves with the exit code once no server is left. */
  ended: Promise<number>;
  /** Ends the servers with SIGTERM. */
  stop: () => Promise<void>;
};

type ServeOptions = {
  env?: Record<string, string>;
  /** Called for each server process. */
  onStart?: (server: ChildProcess) => void;
  /** Called once the first server listens. */
  onListening?: () => void;
  /**
   * Called whenever a server with new content has taken over, and again when the one before has ended: until then, a page
   * cache may have stored old pages.
   */
  onTakeover?: () => void;
  /** Called when a server was asked to publish (lib/api/endpoints/publish.ts). */
  onPublishRequest?: () => void;
};

/** Null if the build was removed meanwhile. */
const compileId = ({ folder }: Build): string | null => {
  try {
    return readFileSync(path.join(folder, buildIdFile), 'utf8');
  } catch {
    return null;
  }
};

/** The newest publication with the same code and settings as the served build, unless that is served already. */
export function findNewerPublication(served: Build, builds: readonly Build[], failed?: string): Build | undefined {
  const isNewer = ({ publication = 0 }: Build) => publication > (served.publication ?? 0);
  const hasSameCode = (build: Build) =>
    build.compiled === served.compiled && compileId(build) !== null && compileId(build) === compileId(served);
  return builds.find((build) => isNewer(build) && hasSameCode(build) && build.folder !== failed);
}

function startServer(build: ServedBuild, env: Record<string, string>): ServerProcess {
  const worker = cluster.fork({ NODE_ENV: 'production', NEXT_DIST_DIR: build.folder, ...env });
  const ended = new Promise<number>((resolve) => {
    worker.once('exit', (code, signal) => {
      build.release();
      resolve(code ?? 128 + constants.signals[signal as NodeJS.Signals]);
    });
  });
  const listening = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'listening' && resolve());
    void ended.then((code) => reject(new Error(`The server exited with code ${code} before it listened.`)));
  });
  // Its rejection is of interest while something waits for it.
  listening.catch(() => undefined);
  return { build, worker, listening, ended };
}

/** Configures how servers are started; once per process, before the first one. @param output of the servers */
export function prepareServers(output: 'inherit' | 'errors' = 'inherit'): void {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: serverArguments().at(-1)!,
    execArgv: serverArguments().slice(0, -1),
    args: [],
    stdio: output === 'inherit' ? ['inherit', 'inherit', 'inherit', 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** @param first the build to serve until content is published for its code */
export function serveBuilds(
  first: ServedBuild,
  { env = {}, onStart, onListening, onTakeover, onPublishRequest }: ServeOptions = {},
): ServedSite {
  const start = (build: ServedBuild, ownEnv: Record<string, string>) => {
    const server = startServer(build, { ...env, ...ownEnv, ...(onPublishRequest && { [canPublish]: '1' }) });
    onStart?.(server.worker.process);
    server.worker.on('message', (message) => message === publishMessage && onPublishRequest?.());
    return server;
  };
  let current = start(first, {});
  let isReplacing = false;
  /** The folder of a publication whose server did not start. */
  let failed: string | undefined;

  const findNext = () => findNewerPublication(current.build, finishedBuilds(buildsFolder), failed);

  async function takeOver(): Promise<void> {
    // One server of this machine after the other.
    const lock = await acquireRunLock(path.join(buildsFolder, 'takeover'), () => {});
    try {
      // Others may have been published while this one waited, and the first one removed.
      const next = findNext();
      const release = next && (await registerServedBuild(next));
      if (!release) return;
      const build = { ...next, release };
      const replacement = start(build, { REPLACES_SERVER: '1' });
      await replacement.listening.catch((error: unknown) => {
        failed = next.folder;
        throw error;
      });
      const previous = current;
      current = replacement;
      watchEnd(replacement);
      if (previous.worker.isConnected()) previous.worker.send(retireMessage);
      logLine('info', `Serving publication ${build.publication}`);
      onTakeover?.();
      void previous.ended.then(() => onTakeover?.());
    } finally {
      lock.release();
    }
  }

  const timer = setInterval(() => {
    if (isReplacing) return;
    if (!findNext()) return;
    isReplacing = true;
    void takeOver()
      .catch((error: unknown) => logError('A publication cannot be served; the one before stays', error))
      .finally(() => (isReplacing = false));
  }, interval);

  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => (end = resolve));
  const watchEnd = (server: ServerProcess) =>
    void server.ended.then((code) => {
      if (server !== current) return;
      clearInterval(timer);
      end(code);
    });
  watchEnd(current);
  if (onListening) void current.listening.then(onListening, () => undefined);
  const stop = async () => {
    clearInterval(timer);
    current.worker.process.kill('SIGTERM');
    await ended;
  };
  return { ended, stop };
}

/**
 * Records that a server of this machine serves another publication. With the shipped units, a change of the file empties
 * the page cache of nginx (deploy/facetry-cache.path).
 */
export function recordTakeover(): void {
  try {
    writeFileSync(path.join(buildsFolder, 'last-takeover'), `${new Date().toISOString()}\n`);
  } catch (error) {
    logError('Cannot record that new content is served; a page cache may send old pages for a minute', error);
  }
}
