import { nextArgs, run } from './run';
import type { Progress } from './progress';

/** The number of pages rendered so far and in total, in the output of Next.js. */
const pageCount = /\((\d+)\/(\d+)\)/;

/**
 * Runs a part of the Next.js build in a folder. Compiling and rendering run in separate processes: in a single one the
 * compiler's memory would not be released while pages are rendered. The output is shown only if it fails.
 * @returns the exit code
 */
export async function runNext(
  mode: 'compile' | 'generate',
  folder: string,
  progress: Progress,
  env: Record<string, string> = {},
): Promise<number> {
  const args = nextArgs('build', '--experimental-build-mode', mode);
  let output = '';
  const onOutput = (text: string) => {
    output += text;
    const [, count, total] = pageCount.exec(text) ?? [];
    if (count) progress.detail(`${count} of ${total}`);
  };
  const settings = { NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder, ...env };
  const code = await run(process.execPath, args, settings, { onOutput });
  if (code !== 0) {
    progress.end();
    process.stderr.write(output);
  }
  return code;
}
