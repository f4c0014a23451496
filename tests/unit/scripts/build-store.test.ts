import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishBuild, finishedBuilds, newBuildFolder, removeOldBuilds, serveBuild } from '@/scripts/build-store';
import { requireBuild, newestBuild, acquireBuild } from '@/scripts/resolve-build';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ours = { SITE_NAME: 'Ours', SITE_URL: 'https://ours.example' };
const theirs = { SITE_NAME: 'Theirs', SITE_URL: 'https://theirs.example' };

function make(settings: Record<string, unknown> = ours, digest = 'sources'): string {
  const folder = newBuildFolder(root);
  writeFileSync(path.join(folder, 'BUILD_ID'), digest);
  finishBuild({ folder, digest, settings });
  return folder;
}

const kept = () => finishedBuilds(root).map(({ folder }) => folder);

describe('a build', () => {
  it('takes the place of the one before when it is finished, and not sooner', () => {
    const old = make();
    const folder = newBuildFolder(root);
    expect(newestBuild(root, ours)?.folder).toBe(old);
    finishBuild({ folder, digest: 'newer', settings: ours });
    expect(newestBuild(root, ours)).toEqual({ folder, digest: 'newer', settings: ours });
  });

  it('that failed leaves the one before, and its own remains go with the next removal', () => {
    const old = make();
    const failed = newBuildFolder(root);
    writeFileSync(path.join(failed, 'half'), '');
    removeOldBuilds(root);
    expect(kept()).toEqual([old]);
    expect(existsSync(failed)).toBe(false);
  });

  it('is later than those before it, also when the clock was set back', () => {
    mkdirSync(path.join(root, '009999999999999'));
    expect(path.basename(newBuildFolder(root))).toBe('010000000000000');
  });
});

describe('old builds', () => {
  it('go, however many are made: two with the newest settings stay, and one of each of two other kinds', () => {
    const others = [1, 2, 3].map((n) => make({ SITE_NAME: `other ${n}` }));
    for (let i = 0; i < 5; i += 1) {
      make(theirs);
      removeOldBuilds(root);
    }
    const [first, second, third] = [make(ours), make(ours), make(ours)];
    removeOldBuilds(root);
    expect(kept()).toEqual([third, second, expect.stringContaining(root), others[2]]);
    expect(newestBuild(root, theirs)).toBeDefined();
    expect(existsSync(first)).toBe(false);
  });

  it('stay while a server serves them, and no longer', async () => {
    const served = make();
    const source = `import { serveBuild } from './scripts/build-store'; serveBuild({ folder: ${JSON.stringify(served)} } as never);
      setInterval(() => {}, 1000); process.send('serving');`;
    const script = path.join(root, 'serve.ts');
    writeFileSync(script, source.replace('./scripts', path.resolve('scripts')));
    const server = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(server, 'message');
    const newer = [make(), make(), make()];
    removeOldBuilds(root);
    expect(kept()).toEqual([newer[2], newer[1], served]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    removeOldBuilds(root);
    expect(kept()).toEqual([newer[2], newer[1]]);
  });
});

describe('a server that may not build', () => {
  it('serves the newest build with its settings, whatever was built with others since', () => {
    const own = make(ours);
    make(theirs);
    expect(requireBuild(root, ours).folder).toBe(own);
  });

  it('is told in one sentence in which settings the build differs', () => {
    make({ ...theirs, ZH_SITE_URL: 'https://zh.example' });
    expect(() => requireBuild(root, { ...theirs, SITE_NAME: 'Ours' })).toThrow(
      /^The build was made with other settings, which are in its pages: SITE_NAME \("Theirs" then, "Ours" now\), ZH_SITE_URL \("https:\/\/zh.example" then, unset now\); [^.]+\.$/,
    );
  });

  it('is told in one sentence that there is none', () => {
    expect(() => requireBuild(root, ours)).toThrow(/^There is no build to serve: [^.]+\.$/);
    expect(() => requireBuild(path.join(root, 'nowhere'), ours)).toThrow('There is no build');
  });

  it('chooses again when the chosen build was removed at that moment', () => {
    const gone = make();
    const there = make();
    const [going, staying] = [finishedBuilds(root)[1]!, finishedBuilds(root)[0]!];
    rmSync(gone, { recursive: true });
    const choices = [going, staying];
    expect(acquireBuild(() => choices.shift()!).folder).toBe(there);
    expect(serveBuild(staying)).toBe(true);
    expect(readFileSync(path.join(there, 'BUILD_ID'), 'utf8')).toBe('sources');
  });
});
