import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, lockFolder, lockFolderPatiently, type Loss } from '@/lib/api/store/folder-lock';
import { thisProcess } from '@/lib/api/store/lock-holder';
import { eventually } from '../../eventually';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const writeLock = (content: object | string, name = 'lock.1') =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const elsewhere = { ...thisProcess(), namespace: 'pid:[1]', pid: 7 };

/** A child process that does something with the lock, when its input says so. */
function process(source: string): ChildProcess {
  const script = path.join(folder, `script-${children.length}.ts`);
  const imports = `import { lockFolder } from '${path.resolve('lib/api/store/folder-lock.ts')}';
    const folder = ${JSON.stringify(folder)};`;
  writeFileSync(script, `${imports}${source}`);
  const child = spawn('node', ['--import', 'tsx', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

describe('data directory lock', () => {
  it("the lock names its owner and the owner's socket until it is released", () => {
    const lock = lockFolder(folder);
    lock.announce('/tmp/socket');
    expect(holderOf(folder)).toMatchObject({ pid: globalThis.process.pid, socket: '/tmp/socket' });
    lock.release();
    expect(holderOf(folder)).toBeNull();
  });

  it('the lock is refused with one line until the other process is killed', async () => {
    const other = process(`lockFolder(folder); process.send('taken'); setInterval(() => {}, 1000);`);
    await once(other, 'message');
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(
        `^The data directory .* is in use by process ${other.pid}\\. Only one process can use it at a time\\.$`,
      ),
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockFolder(folder).release();
  });

  it.skipIf(globalThis.process.platform !== 'linux')('the lock of a zombie process counts as free', async () => {
    // The child of the shell ends on request; the process that replaced the shell never reaps it.
    const parent = spawn('sh', ['-c', 'read -r _ <&3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    children.push(parent);
    const [output] = (await once(parent.stdout!, 'data')) as [Buffer];
    const pid = Number(String(output));
    const stat = (of: number) => /\((.*)\) (.*)/.exec(readFileSync(`/proc/${of}/stat`, 'utf8'))!;
    await eventually(() => expect(stat(parent.pid!)[1]).toBe('sleep'));
    (parent.stdio[3] as Writable).end('\n');
    const fields = () => stat(pid)[2]!.split(' ');
    await eventually(() => expect(fields()[0]).toBe('Z'));
    writeLock({ ...thisProcess(), pid, started: fields()[19] });
    lockFolder(folder).release();
  });

  it('the lock is taken over from a dead process, or if its PID now belongs to another process', () => {
    writeLock({ ...thisProcess(), pid: 2 ** 22 - 1 });
    lockFolder(folder).release();
    writeLock({ ...thisProcess(), pid: globalThis.process.ppid, started: 'another start' }, 'lock.7');
    lockFolder(folder).release();
  });

  it('an unreadable lock is taken over', () => {
    writeLock('{');
    lockFolder(folder).release();
  });

  it('the lock leaves one file, however often it changes owners', () => {
    for (let i = 0; i < 5; i += 1) lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual(['lock.5']);
  });

  it('only one of many concurrent processes holds the lock, and no process holds it twice', async () => {
    const source = `
      import { closeSync, openSync, rmSync } from 'node:fs';
      let times = 0;
      for (const end = Date.now() + 3000; Date.now() < end; ) {
        let lock;
        try { lock = lockFolder(folder); } catch (error) {
          if (error.name !== 'StoreLocked') throw error;
          continue;
        }
        // Fails if another process is between these lines.
        closeSync(openSync(folder + '/inside', 'wx'));
        rmSync(folder + '/inside');
        times += 1;
        lock.release();
      }
      process.send(times);`;
    const rivals = Array.from({ length: 4 }, () => process(source));
    const results = await Promise.all(
      rivals.map(async (rival) => {
        const output = once(rival, 'message');
        const code = once(rival, 'exit');
        return [(await Promise.race([output, code.then(() => [0])]))[0] as number, (await code)[0] as number];
      }),
    );
    expect(results.map(([, code]) => code)).toEqual([0, 0, 0, 0]);
    expect(Math.min(...results.map(([times]) => times!))).toBeGreaterThan(0);
  });
});

describe('the lock of a process in another container', () => {
  it('a foreign lock is valid while its heartbeat continues, and taken over when it is stale', async () => {
    writeLock(elsewhere);
    expect(() => lockFolder(folder)).toThrow(/is in use by process 7/);
    const notified: number[] = [];
    let minute = 0;
    // Its own clock, years behind.
    const beating = setInterval(() => {
      const then = new Date(2001, 1, 1, 1, (minute += 1));
      utimesSync(path.join(folder, 'lock.1'), then, then);
    }, 500);
    writeLock(elsewhere);
    await expect(lockFolderPatiently(folder, ({ pid }) => notified.push(pid))).rejects.toThrow(
      /is in use by process 7/,
    );
    clearInterval(beating);
    utimesSync(path.join(folder, 'lock.1'), new Date(), new Date());
    (await lockFolderPatiently(folder, ({ pid }) => notified.push(pid))).release();
    expect(notified).toEqual([7, 7]);
  });

  it('the owner is notified when another process has taken the lock', async () => {
    const lost = new Promise<Loss>((resolve) => lockFolder(folder, undefined, resolve));
    writeLock(elsewhere, 'lock.2');
    expect(await lost).toBe('taken');
  });

  it('the owner is notified when the data directory was moved or removed', async () => {
    const lost = new Promise<Loss>((resolve) => lockFolder(folder, undefined, resolve));
    renameSync(folder, `${folder} elsewhere`);
    expect(await lost).toBe('gone');
    rmSync(`${folder} elsewhere`, { recursive: true });
  });
});
