import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distDir, serverFiles } from '@/lib/content/generated-file';
import { buildDigest, digestFile } from './build-digest';
import { prepare } from './prepare';
import { run, tool } from './run';
import { loadSettings } from './environment';

/** Makes a production build and notes what it was made from. @returns the exit code */
export async function build(): Promise<number> {
  await loadSettings();
  await prepare();
  for (const file of [digestFile, ...serverFiles.map((name) => path.join(distDir, name))])
    rmSync(file, { force: true });
  const code = await run(tool('next'), ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) return code;
  for (const name of serverFiles) copyFileSync(path.join('generated', name), path.join(distDir, name));
  writeFileSync(digestFile, buildDigest());
  return code;
}
