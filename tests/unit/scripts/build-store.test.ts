import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  finishBuild,
  finishedBuilds,
  newBuildFolder,
  removeOldBuilds,
  registerServedBuild,
} from '@/scripts/build-store';
import { requireBuild, findNewestBuild, acquireBuild } from '@/scripts/resolve-build';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ourSettings = { SITE_NAME: 'Ours', SITE_URL: 'https://ours.example' };
const otherSettings = { SITE_NAME: 'Theirs', SITE_URL: 'https://theirs.example' };

function createBuild(settings: Record<string, unknown> = ourSettings, digest = 'sources'): string {
  const folder = newBuildFolder(root);
  writeFileSync(path.join(folder, 'BUILD_ID'), digest);
  finishBuild({ folder, digest, settings });
  return folder;
}

const retained = () => finishedBuilds(root).map(({ folder }) => folder);

describe('builds', () => {
  it('a build replaces the previous one only when it is complete', () => {
    const old = createBuild();
    const folder = newBuildFolder(root);
    expect(findNewestBuild(root, ourSettings)?.folder).toBe(old);
    finishBuild({ folder, digest: 'newer', settings: ourSettings });
    expect(findNewestBuild(root, ourSettings)).toEqual({ folder, digest: 'newer', settings: ourSettings });
  });

  it('a failed build keeps the previous one, and its files are removed by the next cleanup', async () => {
    const old = createBuild();
    const failed = newBuildFolder(root);
    writeFileSync(path.join(failed, 'half'), '');
    await removeOldBuilds(root);
    expect(retained()).toEqual([old]);
    expect(existsSync(failed)).toBe(false);
  });

  it('a new build is later than previous ones, even if the clock was set back', () => {
    mkdirSync(path.join(root, '009999999999999'));
    expect(path.basename(newBuildFolder(root))).toBe('010000000000000');
  });
});

describe('old builds', () => {
  it('the newest build with each of the last three settings is retained', async () => {
    const others = [1, 2, 3].map((n) => createBuild({ SITE_NAME: `other ${n}` }));
    for (let i = 0; i < 5; i += 1) {
      createBuild(otherSettings);
      await removeOldBuilds(root);
    }
    const [first, second] = [createBuild(ourSettings), createBuild(ourSettings)];
    await removeOldBuilds(root);
    expect(retained()).toEqual([second, expect.stringContaining(root), others[2]]);
    expect(findNewestBuild(root, otherSettings)).toBeDefined();
    expect(existsSync(first)).toBe(false);
  });

  it('builds are retained only while a server uses them', async () => {
    const served = createBuild();
    const source = `import { registerServedBuild } from './scripts/build-store';
      setInterval(() => {}, 1000);
      registerServedBuild({ folder: ${JSON.stringify(served)} } as never).then(() => process.send('serving'));`;
    const script = path.join(root, 'serve.ts');
    writeFileSync(script, source.replace('./scripts', path.resolve('scripts')));
    const server = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(server, 'message');
    const newer = [createBuild(), createBuild()];
    await removeOldBuilds(root);
    expect(retained()).toEqual([newer[1], served]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await removeOldBuilds(root);
    expect(retained()).toEqual([newer[1]]);
  });
});

describe('a server that may not build', () => {
  it('the server uses the newest build with its own settings', () => {
    const folder = createBuild(ourSettings);
    createBuild(otherSettings);
    expect(requireBuild(root, ourSettings).folder).toBe(folder);
  });

  it('a build with different settings is rejected with one line that names them', () => {
    createBuild({ ...otherSettings, ZH_SITE_URL: 'https://zh.example' });
    expect(() => requireBuild(root, { ...otherSettings, SITE_NAME: 'Ours' })).toThrow(
      /^The newest build has other build-time settings: SITE_NAME \("Theirs" then, "Ours" now\), ZH_SITE_URL \("https:\/\/zh.example" then, unset now\); [^.]+\.$/,
    );
  });

  it('a missing build is reported in one line', () => {
    expect(() => requireBuild(root, ourSettings)).toThrow(/^No build to serve: [^.]+\.$/);
    expect(() => requireBuild(path.join(root, 'nowhere'), ourSettings)).toThrow('No build to serve');
  });

  it('the server chooses again if the chosen build is being removed', async () => {
    const removedFolder = createBuild();
    const remainingFolder = createBuild();
    const [remaining, removed] = finishedBuilds(root);
    rmSync(removedFolder, { recursive: true });
    const choices = [removed!, remaining!];
    expect((await acquireBuild(() => choices.shift()!)).folder).toBe(remainingFolder);
    expect(await registerServedBuild(remaining!)).toBe(true);
    expect(readFileSync(path.join(remainingFolder, 'BUILD_ID'), 'utf8')).toBe('sources');
  });
});
