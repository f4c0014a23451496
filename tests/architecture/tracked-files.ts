import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const generated = /^(?:node_modules|\.builds|\.next[^/]*|generated|test-results|\.data)(?:\/|$)/;

/** Every file under version control. Without Git (in a source archive), every file that is not generated. */
export function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file !== '');
  } catch {
    const entries = ['app', 'components', 'docs', 'lib', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    );
    return entries.filter((file) => !generated.test(file) && /\.\w+$/.test(file));
  }
}
