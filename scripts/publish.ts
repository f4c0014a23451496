import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '@/lib/content/diagnostic';
import {
  addPublication,
  publicationLogFile,
  publicIssues,
  readPublicationLog,
  type PublicationEntry,
} from '@/lib/publishing/publication-log';
import { compiledDigest } from './build-digest';
import { buildSettings } from './build-settings';
import { buildsFolder, removeOldBuilds } from './build-store';
import { completeBuild } from './build';
import { printDiagnostics } from './print-diagnostics';
import { startProgress } from './progress';
import { publishContent } from './publish-content';
import { shouldMail, mailRefusal } from './refusal-mail';
import { findNewestBuild } from './resolve-build';
import { acquireUrgently } from './run-lock';
import { writeFileAtomic } from './write-file-atomic';

type PublishCommand = {
  cause: PublicationEntry['cause'];
  /** Whether the sources are updated with Git first. */
  pulls: boolean;
  /** Whether the remaining pages are left to another command. */
  isPartial: boolean;
};

/** Nice values: servers have priority, and pages that are needed at once before the remaining ones. */
const publishPriority = 5;
const completePriority = 10;

type Outcome = Pick<PublicationEntry, 'result' | 'publication' | 'issues'>;

/** The commit of the sources; undefined outside of a Git working tree. */
function currentCommit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Records a publication, and mails it if nobody sees that it was refused. */
async function record(entry: PublicationEntry): Promise<void> {
  const file = path.join(buildsFolder, publicationLogFile);
  const entries = readPublicationLog(file);
  writeFileAtomic(file, `${JSON.stringify(addPublication(entries, entry), null, 2)}\n`);
  if (shouldMail(entry, entries[0])) await mailRefusal(entry);
}

const changedCode: Diagnostic = {
  file: 'content/brand, content/locales.json, or the code',
  line: 1,
  field: 'compiled',
  reason: 'has changed since the newest build, and is compiled: run npm run build, and restart the servers',
};

/** @returns null if the newest build already has the current content */
async function publishOnce(): Promise<Outcome | null> {
  const previous = findNewestBuild(buildsFolder, buildSettings(process.env));
  if (!previous) throw new Error('There is no build with the current settings to publish to: run npm run build.');
  const refuse = (diagnostics: readonly Diagnostic[]): Outcome => {
    printDiagnostics(diagnostics);
    console.error('Nothing was published.');
    return { result: 'refused', issues: publicIssues(diagnostics) };
  };
  if (previous.compiled !== compiledDigest()) return refuse([changedCode]);
  const progress = startProgress();
  const result = await publishContent(previous, progress, { demandsRedirects: true }).finally(() => progress.end());
  if (result.kind === 'unchanged') return null;
  if (result.kind === 'refused') return refuse(result.diagnostics);
  if (result.kind === 'failed') {
    console.error('Nothing was published.');
    return { result: 'failed', issues: [] };
  }
  return { result: 'done', publication: result.build.publication, issues: [] };
}

/** Updates the sources. @returns the failure; null on success */
function pull(): Outcome | null {
  const { status } = spawnSync('git', ['pull', '--ff-only', '--quiet'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return null;
  console.error('The sources could not be updated. Nothing was published.');
  return { result: 'failed', issues: [{ file: '.git', line: 1, field: 'git pull --ff-only', reason: 'has failed' }] };
}

/** @returns whether there is something new to serve, and the exit code */
async function publishAndRecord({ cause, pulls }: PublishCommand): Promise<{ isNew: boolean; code: number }> {
  const startedAt = new Date();
  const outcome = (pulls ? pull() : null) ?? (await publishOnce());
  if (!outcome) {
    console.log('Nothing has changed since the last publication.');
    return { isNew: false, code: 0 };
  }
  const endedAt = new Date();
  const commit = currentCommit();
  const times = { startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
  await record({ ...times, cause, ...(commit && { commit }), ...outcome });
  if (outcome.result !== 'done') return { isNew: false, code: 1 };
  const seconds = Math.round((endedAt.getTime() - startedAt.getTime()) / 1000);
  console.log(`Publication ${outcome.publication} is ready after ${seconds} s; running servers take it over.`);
  return { isNew: true, code: 0 };
}

/**
 * Publishes the current content to the newest build with the current code. Running servers take it over; pages that are
 * not rendered yet are rendered on request, and afterwards here.
 * @returns the exit code
 * @throws Error when there is no build
 */
export async function publish(command: PublishCommand): Promise<number> {
  setPriority(publishPriority);
  const lock = await acquireUrgently(buildsFolder, () =>
    console.log('Waiting for another build in this folder to finish.'),
  );
  const publishLocked = async () => {
    const result = await publishAndRecord(command);
    // The one that is still served stays, and so does what it takes over.
    if (result.isNew) await removeOldBuilds(buildsFolder);
    return result;
  };
  const { isNew, code } = await publishLocked().finally(() => lock.release());
  if (!isNew || command.isPartial) return code;
  setPriority(completePriority);
  return completeBuild();
}
