import { buildArgs, hasUnknownFlags, isUnknownMode, nextArgs, type BuildMode } from '@/lib/next-internals/next-command';
import { compileEnvironment } from '@/lib/config/first-party-hosts';
import { mergeStyles } from './merge-styles';
import { run } from './run';
import type { Progress } from './progress';

/** The number of pages rendered so far and in total, in the output of Next.js. */
const pageCount = /\((\d+)\/(\d+)\)/;

/**
 * Runs a part of the Next.js build in a folder. The output is shown only if it fails.
 * @param signal ends it, without showing its output
 * @returns the exit code, and whether Next.js does not know the mode
 */
export async function runNext(
  mode: BuildMode,
  folder: string,
  progress: Progress,
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<{ code: number; isModeRejected: boolean }> {
  let output = '';
  const onOutput = (text: string) => {
    output += text;
    const [, count, total] = pageCount.exec(text) ?? [];
    if (count) progress.detail(`${count} of ${total}`);
  };
  const settings = { NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder, ...compileEnvironment, ...env };
  const code = await run(process.execPath, nextArgs(...buildArgs(mode)), settings, { onOutput, signal });
  hasUnknownFlags(output);
  const isModeRejected = code !== 0 && isUnknownMode(output);
  if (code !== 0 && !isModeRejected && !signal?.aborted) {
    progress.end();
    process.stderr.write(output);
  }
  return { code, isModeRejected };
}

/**
 * Compiles and renders a build. This runs in separate processes: in a single one the compiler's memory would not be
 * released while pages are rendered, and the style sheets could not be merged in between.
 * @returns the exit code, and whether some pages are still to be rendered
 */
export async function compileAndRender(
  folder: string,
  isPartial: boolean,
  progress: Progress,
): Promise<{ code: number; isPartial: boolean }> {
  progress.step('Compiling');
  const compiled = await runNext('compile', folder, progress);
  if (compiled.isModeRejected) return { code: (await runNext('all', folder, progress)).code, isPartial: false };
  if (compiled.code !== 0) return { code: compiled.code, isPartial };
  mergeStyles(folder);
  progress.step('Rendering pages');
  const { code } = await runNext('generate', folder, progress, { PARTIAL_BUILD: isPartial ? '1' : '0' });
  return { code, isPartial };
}
