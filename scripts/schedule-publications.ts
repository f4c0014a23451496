import path from 'node:path';
import { logError } from '@/lib/api/log-failure';
import { isDiskError } from '@/lib/api/store/data-dir';
import { lockDirectory, StoreLockedError } from '@/lib/api/store/directory-lock';
import { logLine } from '@/lib/api/telemetry/log';
import { isPublicationDue, retryDelay } from '@/lib/publishing/due-publications';
import { buildSettings } from './build-settings';
import { buildsFolder } from './build-store';
import { findNewestBuild } from './resolve-build';

/** Milliseconds between checks whether an article is due. */
const interval = 10_000;

/** @returns whether this process publishes for all servers of this folder; null if it can never */
async function becomePublisher(): Promise<boolean | null> {
  try {
    await lockDirectory(path.join(buildsFolder, 'scheduler'));
    return true;
  } catch (error) {
    if (error instanceof StoreLockedError) return false;
    if (!isDiskError(error)) throw error;
    logLine('warn', 'Articles do not appear by themselves when they are due, because .builds is not writable');
    return null;
  }
}

/**
 * Publishes the content when an article is due. One process of this folder does, and another one once that has ended.
 * @param publish publishes, and returns the exit code
 */
export function schedulePublications(publish: () => Promise<number>): void {
  const settings = buildSettings(process.env);
  let isPublisher = false;
  let isBusy = false;
  let failures = 0;
  let notBefore = 0;

  async function check(): Promise<void> {
    if (!isPublisher) {
      const result = await becomePublisher();
      if (result === null) clearInterval(timer);
      isPublisher = result === true;
    }
    const newest = isPublisher && Date.now() >= notBefore ? findNewestBuild(buildsFolder, settings) : undefined;
    if (!newest || !isPublicationDue(newest.due, new Date())) return;
    logLine('info', 'An article is due; publishing the content');
    const code = await publish();
    failures = code === 0 ? 0 : failures + 1;
    notBefore = Date.now() + retryDelay(failures);
    if (code !== 0)
      logLine('error', 'The content could not be published; the pages stay as they are', { status: code });
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void check()
      .catch((error: unknown) => logError('Cannot check whether an article is due', error))
      .finally(() => (isBusy = false));
  }, interval).unref();
}
