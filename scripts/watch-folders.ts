import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Debounce delay in milliseconds. */
const pause = 200;

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const inner = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...inner.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/** A folder that was removed and created again is another one and needs a new watcher. */
function identity(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder);
  return `${folder}:${ino}:${birthtimeMs}`;
}

/**
 * Calls a function after files in folders, or in any folder below them, have changed. Every folder has a watcher of its
 * own: on Linux the recursive one of Node.js 20 loses files that are replaced, which is how many editors and Git save.
 * @returns a cleanup function that stops watching
 */
export function watchFolders(roots: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function follow(): void {
    const folders = new Map(roots.flatMap(foldersIn).map((folder) => [identity(folder), folder]));
    for (const [key, watcher] of watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, folder] of folders) {
      if (!watchers.has(key)) watchers.set(key, watch(folder, schedule).on('error', schedule));
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        follow();
      } catch (error) {
        // A folder was removed while the others were listed.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        schedule();
      }
      onChange();
    }, pause);
  }

  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
