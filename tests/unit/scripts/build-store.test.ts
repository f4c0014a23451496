import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { finishBuild, finishedBuilds, newBuildFolder } from '@/scripts/build-store';
import { registerServedBuild, removeOldBuilds } from '@/scripts/build-store';
import { requireBuild, findNewestBuild, acquireBuild } from '@/scripts/resolve-build';
import { folderPerTest, writeIn } from '@/tests/temp-folder';

const { at, put } = folderPerTest();

const ourSettings = { SITE_NAME: 'Ours', SITE_URL: 'https://ours.example' };
const otherSettings = { SITE_NAME: 'Theirs', SITE_URL: 'https://theirs.example' };

function createBuild(settings: Record<string, unknown> = ourSettings, digest = 'sources'): string {
  const folder = newBuildFolder(at());
  writeIn(folder, 'BUILD_ID', digest);
  finishBuild({ folder, digest, settings });
  return folder;
}

const retained = () => finishedBuilds(at()).map(({ folder }) => folder);

it('a build replaces the previous one only when it is complete', () => {
  const old = createBuild();
  const folder = newBuildFolder(at());
  expect(findNewestBuild(at(), ourSettings)?.folder).toBe(old);
  finishBuild({ folder, digest: 'newer', settings: ourSettings });
  expect(findNewestBuild(at(), ourSettings)).toEqual({ folder, digest: 'newer', settings: ourSettings });
});

it('a failed build keeps the previous one, and its files are removed by the next cleanup', async () => {
  const old = createBuild();
  const failed = newBuildFolder(at());
  writeIn(failed, 'half');
  await removeOldBuilds(at());
  expect(retained()).toEqual([old]);
  expect(existsSync(failed)).toBe(false);
});

it('a new build is later than previous ones, even if the clock was set back', () => {
  mkdirSync(at('009999999999999'));
  expect(path.basename(newBuildFolder(at()))).toBe('010000000000000');
});

it('the newest build with each of the last three settings is retained', async () => {
  const others = [1, 2, 3].map((n) => createBuild({ SITE_NAME: `other ${n}` }));
  for (let i = 0; i < 5; i += 1) {
    createBuild(otherSettings);
    await removeOldBuilds(at());
  }
  const [first, second] = [createBuild(ourSettings), createBuild(ourSettings)];
  await removeOldBuilds(at());
  expect(retained()).toEqual([second, expect.stringContaining(at()), others[2]]);
  expect(findNewestBuild(at(), otherSettings)).toBeDefined();
  expect(existsSync(first)).toBe(false);
});

it('builds are retained only while a server uses them', async () => {
  const served = createBuild();
  const source = `import { registerServedBuild } from './scripts/build-store';
      setInterval(() => {}, 1000);
      registerServedBuild({ folder: ${JSON.stringify(served)} } as never).then(() => process.send('serving'));`;
  const script = put('serve.ts', source.replace('./scripts', path.resolve('scripts')));
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const server = spawn(process.execPath, ['--import', 'tsx', script], { stdio: [...stdio] });
  await once(server, 'message');
  const newer = [createBuild(), createBuild()];
  await removeOldBuilds(at());
  expect(retained()).toEqual([newer[1], served]);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await removeOldBuilds(at());
  expect(retained()).toEqual([newer[1]]);
});

it('the server uses the newest build with its own settings', () => {
  const folder = createBuild(ourSettings);
  createBuild(otherSettings);
  expect(requireBuild(at(), ourSettings).folder).toBe(folder);
});

it('a build with different settings is rejected with one line that names them', () => {
  createBuild({ ...otherSettings, ZH_SITE_URL: 'https://zh.example' });
  expect(() => requireBuild(at(), { ...otherSettings, SITE_NAME: 'Ours' })).toThrow(
    /^The newest build has other build-time settings: SITE_NAME \("Theirs" then, "Ours" now\), ZH_SITE_URL \("https:\/\/zh.example" then, unset now\); [^.]+\.$/,
  );
});

it('a missing build is reported in one line', () => {
  expect(() => requireBuild(at(), ourSettings)).toThrow(/^No build to serve: [^.]+\.$/);
  expect(() => requireBuild(at('nowhere'), ourSettings)).toThrow('No build to serve');
});

it('the server chooses again if the chosen build is being removed', async () => {
  const removedFolder = createBuild();
  const remainingFolder = createBuild();
  const [remaining, removed] = finishedBuilds(at());
  rmSync(removedFolder, { recursive: true });
  const choices = [removed!, remaining!];
  expect((await acquireBuild(() => choices.shift()!)).folder).toBe(remainingFolder);
  expect(await registerServedBuild(remaining!)).toBeTypeOf('function');
  expect(readFileSync(path.join(remainingFolder, 'BUILD_ID'), 'utf8')).toBe('sources');
});
