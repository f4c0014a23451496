import { rmSync, writeFileSync } from 'node:fs';
import { buildDigest, digestFile } from './build-digest';
import { prepare } from './prepare';
import { run, tool } from './run';
import { loadSettings } from './environment';

/** Makes a production build and notes what it was made from. @returns the exit code */
export async function build(): Promise<number> {
  await loadSettings();
  await prepare();
  rmSync(digestFile, { force: true });
  const code = await run(tool('next'), ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  if (code === 0) writeFileSync(digestFile, buildDigest());
  return code;
}
