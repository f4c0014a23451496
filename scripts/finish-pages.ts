import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const program = new URL('./finish-page.ts', import.meta.url).href;

/** Finishes some of a build's pages in a thread, which does not inherit the hooks by which this process reads TypeScript. */
async function finishInThread(folder: string, names: readonly string[]): Promise<void> {
  const code = `
    const { workerData: { folder, names, program } } = require('node:worker_threads');
    import('tsx/esm/api')
      .then(({ register }) => { register(); return import(program); })
      .then(({ finishPage }) => names.forEach((name) => finishPage(folder, name)));`;
  const [exitCode] = (await once(new Worker(code, { eval: true, workerData: { folder, names, program } }), 'exit')) as [
    number,
  ];
  if (exitCode !== 0) throw new Error(`A thread that finishes pages has ended with code ${exitCode}.`);
}

/**
 * Finishes the pages of a build, as many at a time as there are cores.
 * @param folder the build's own, finished by Next.js
 * @throws Error for a page that cannot be shortened, with its name
 */
export async function finishPages(folder: string): Promise<void> {
  const pages = readdirSync(path.join(folder, 'server', 'app'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, share) => pages.filter((_name, nth) => nth % threads === share));
  await Promise.all(shares.map((names) => finishInThread(folder, names)));
}
