import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distDir, serverFiles } from '@/lib/content/generated-file';
import { buildDigest, digestFile } from './build-digest';
import { finishErrorPages } from './finish-error-pages';
import { bringChunksBack, setChunksAside } from './kept-chunks';
import { makeFiles } from './make-files';
import { prepare } from './prepare';
import { run, tool } from './run';
import { shortenPages } from './told-once/shorten-pages';

/** Makes a production build and notes what it was made from. @returns the exit code */
export async function build(): Promise<number> {
  const ownCopies = serverFiles.map((name) => path.join(distDir, name));
  for (const file of [digestFile, ...ownCopies]) rmSync(file, { force: true });
  await prepare();
  // Taken now: what is saved or comes due while the build runs is not in it.
  const digest = buildDigest();
  setChunksAside(distDir);
  const code = await run(tool('next'), ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) return code;
  shortenPages(distDir);
  bringChunksBack(distDir);
  for (const name of serverFiles) copyFileSync(path.join('generated', name), path.join(distDir, name));
  finishErrorPages(path.join(distDir, 'server'));
  await makeFiles(distDir);
  writeFileSync(digestFile, digest);
  return 0;
}
