import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A screen that nobody sees, for a browser that cannot do without. */
export type Screen = {
  /** What a program is told by its environment, to draw there. */
  env: Record<string, string>;
  close: () => void;
};

/** Bars and buttons take no room, so that a window may be as narrow as a phone. */
const narrowParts = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }';

/** Starts Xvfb on a number that is free. @param xvfb where it is @throws Error when it ends before it can be drawn on */
export async function openScreen(xvfb: string): Promise<Screen> {
  const config = mkdtempSync(path.join(tmpdir(), 'screen-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0', 'gtk.css'), narrowParts);
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const close = () => {
    child.kill();
    rmSync(config, { recursive: true, force: true });
  };
  const display = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended before it could be drawn on.')));
  }).catch((error: Error) => {
    close();
    throw error;
  });
  return { env: { DISPLAY: `:${display}`, XDG_CONFIG_HOME: config }, close };
}
