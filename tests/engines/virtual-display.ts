import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A virtual display for a browser without a headless mode. */
export type VirtualDisplay = {
  /** Environment variables for programs that draw on it. */
  env: Record<string, string>;
  close: () => void;
};

/** Collapses toolbars and buttons, so that a window can be as narrow as a phone. */
const compactGtkCss = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }';

/** Starts Xvfb on a free display number. @param xvfb its path @throws Error if it exits before it is ready */
export async function startXvfb(xvfb: string): Promise<VirtualDisplay> {
  const config = mkdtempSync(path.join(tmpdir(), 'screen-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0', 'gtk.css'), compactGtkCss);
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
    child.once('exit', () => reject(new Error('Xvfb exited before its display was ready.')));
  }).catch((error: Error) => {
    close();
    throw error;
  });
  return { env: { DISPLAY: `:${display}`, XDG_CONFIG_HOME: config }, close };
}
