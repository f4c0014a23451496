import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { plainBuild } from '../builds';

/** A copy of the project with its newest build, whose content is changed and published. */
export type ProjectCopy = {
  folder: string;
  at: (...names: string[]) => string;
  /** Replaces a text of the original file, whatever was replaced before. @throws Error if it is not there */
  replace: (file: string, search: string, replacement: string) => void;
  /** Runs `npm run publish` in it, without the remaining pages. Not synchronously: requests go on meanwhile. */
  publish: (...options: string[]) => Promise<{ status: number; stderr: string }>;
};

function copyPackages(target: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    // The folder is on another disk.
    execFileSync('cp', ['-a', 'node_modules', path.dirname(target)]);
  }
}

/** Copies the project into an empty folder. */
export function copyProject(folder: string): ProjectCopy {
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const at = (...names: string[]) => path.join(folder, ...names);
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of tracked) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    cpSync(file, at(file));
  }
  // Not the folder in which servers of other tests note what they use.
  const isCopied = (source: string) => path.relative(plainBuild(), source) !== 'servers';
  for (const name of ['generated', path.join('public', 'assets'), plainBuild()]) {
    cpSync(name, at(name), { recursive: true, verbatimSymlinks: true, filter: isCopied });
  }
  symlinkSync(plainBuild(), at('.next'));
  copyPackages(at('node_modules'));
  return {
    folder,
    at,
    replace(file, search, replacement) {
      const original = readFileSync(file, 'utf8');
      if (!original.includes(search)) throw new Error(`${file} does not contain “${search}”.`);
      writeFileSync(at(file), original.replace(search, replacement));
    },
    async publish(...options) {
      const args = ['--import', 'tsx', path.join('scripts', 'cli', 'publish.ts'), '--partial', ...options];
      const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
      return { status, stderr };
    },
  };
}
