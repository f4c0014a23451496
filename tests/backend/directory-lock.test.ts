import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLocked, lockDirectory } from '@/lib/api/store/directory-lock';
import { isFull } from '../sampling';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a child process that uses the lock. */
function startProcess(source: string): ChildProcess {
  const script = path.join(folder, `script-${children.length}.mts`);
  const imports = `import { lockDirectory } from '${path.resolve('lib/api/store/directory-lock.ts')}';
    const folder = ${JSON.stringify(folder)};`;
  writeFileSync(script, `${imports}${source}`);
  const child = spawn('node', ['--import', 'tsx', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

const message = async (child: ChildProcess) => ((await once(child, 'message')) as [unknown])[0];
const lockFiles = (of = folder) => readdirSync(of).filter((name) => /^(lock|draft)/.test(name));

describe('data directory lock', () => {
  it('the data directory lock is refused with one line until it is released, in the same process as well', async () => {
    const lock = await lockDirectory(folder);
    expect(await isLocked(folder)).toBe(true);
    await expect(lockDirectory(folder)).rejects.toThrow(
      /^The data directory \S+ is in use by another process\. Only one process can use it at a time\.$/,
    );
    lock.release();
    expect(await isLocked(folder)).toBe(false);
    (await lockDirectory(folder)).release();
  });

  it('the data directory lock is held while its process is suspended, and free once it is killed', async () => {
    const other = startProcess(`await lockDirectory(folder); process.send('locked'); setInterval(() => {}, 1000);`);
    await message(other);
    other.kill('SIGSTOP');
    await expect(lockDirectory(folder)).rejects.toThrow(/is in use/);
    other.kill('SIGKILL');
    await once(other, 'exit');
    (await lockDirectory(folder)).release();
  });

  it.skipIf(process.platform !== 'linux')(
    'the data directory lock works in a directory with a path of any length',
    async () => {
      const long = path.join(folder, 'long'.repeat(50), 'path'.repeat(50));
      const lock = await lockDirectory(long);
      expect(await isLocked(long)).toBe(true);
      lock.release();
      expect(await isLocked(long)).toBe(false);
    },
  );

  it('a file that is not a socket does not count as a data directory lock', async () => {
    writeFileSync(path.join(folder, 'lock.7'), '{}');
    (await lockDirectory(folder)).release();
    expect(lockFiles()).toEqual(['lock.8']);
  });

  it('the data directory lock leaves one file, however often it changes owners', async () => {
    for (let i = 0; i < 5; i += 1) (await lockDirectory(folder)).release();
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(/is in use/);
    lock.release();
    expect(lockFiles()).toEqual(['lock.6']);
  });

  it('only one of many concurrent processes owns the data directory lock, and no process owns it twice', async () => {
    const source = `
      import { closeSync, openSync, rmSync } from 'node:fs';
      let times = 0;
      for (const end = Date.now() + 3000; Date.now() < end; ) {
        let lock;
        try { lock = await lockDirectory(folder); } catch (error) {
          if (error.name !== 'StoreLockedError') throw error;
          continue;
        }
        // Fails if another process is between these lines.
        closeSync(openSync(folder + '/inside', 'wx'));
        rmSync(folder + '/inside');
        times += 1;
        lock.release();
      }
      process.send(times);
      process.disconnect();`;
    const rivals = Array.from({ length: 4 }, () => startProcess(source));
    const results = await Promise.all(
      rivals.map(async (rival) => {
        const output = message(rival);
        const code = once(rival, 'exit');
        return [await Promise.race([output, code.then(() => 0)]), (await code)[0]] as [number, number];
      }),
    );
    expect(results.map(([, code]) => code)).toEqual([0, 0, 0, 0]);
    expect(Math.min(...results.map(([times]) => times))).toBeGreaterThan(0);
  });

  it('when two processes find the same stale lock, exactly one acquires it', async () => {
    const rounds = isFull ? 200 : 20;
    // Each releases the lock only after both have tried; a killed process left the lock of the first round.
    const source = `
      let lock;
      process.on('message', async ({ startAt }) => {
        lock?.release();
        while (Date.now() < startAt);
        lock = await lockDirectory(folder).catch((error) => {
          if (error.name !== 'StoreLockedError') throw error;
        });
        process.send(lock ? 1 : 0);
      });
      process.send('ready');`;
    const killed = startProcess(`await lockDirectory(folder); process.kill(process.pid, 'SIGKILL');`);
    await once(killed, 'exit');
    const rivals = [startProcess(source), startProcess(source)];
    await Promise.all(rivals.map(message));
    const winners: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startAt = Date.now() + 15;
      const results = rivals.map(message) as Promise<number>[];
      for (const rival of rivals) rival.send({ startAt });
      const [first, second] = await Promise.all(results);
      winners.push(first! + second!);
    }
    expect(winners).toEqual(Array.from({ length: rounds }, () => 1));
  });

  it.each(['renamed', 'replaced'])('the owner is notified when the data directory was %s', async (change) => {
    const data = path.join(folder, 'data');
    let other: { release: () => void } | undefined;
    const gone = new Promise<void>(
      (resolve) =>
        void lockDirectory(data, resolve).then(async () => {
          renameSync(data, path.join(folder, 'elsewhere'));
          if (change === 'replaced') other = await lockDirectory(data);
        }),
    );
    await gone;
    other?.release();
    expect(await isLocked(path.join(folder, 'elsewhere'))).toBe(true);
  });
});
