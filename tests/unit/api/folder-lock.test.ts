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

const place = (content: object | string, name = 'lock.1') =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const elsewhere = { ...thisProcess(), namespace: 'pid:[1]', pid: 7 };

/** A process of its own that does something with the lock, in the order in which it is told to. */
function process(source: string): ChildProcess {
  const script = path.join(folder, `script-${children.length}.ts`);
  const imports = `import { lockFolder } from '${path.resolve('lib/api/store/folder-lock.ts')}';
    const folder = ${JSON.stringify(folder)};`;
  writeFileSync(script, `${imports}${source}`);
  const child = spawn('node', ['--import', 'tsx', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

describe('the lock of the data folder', () => {
  it('tells who holds it and where to reach them, until it is released', () => {
    const lock = lockFolder(folder);
    lock.announce('/tmp/socket');
    expect(holderOf(folder)).toMatchObject({ pid: globalThis.process.pid, socket: '/tmp/socket' });
    lock.release();
    expect(holderOf(folder)).toBeNull();
  });

  it('is refused in one sentence while another process lives, and free once that one is killed', async () => {
    const other = process(`lockFolder(folder); process.send('taken'); setInterval(() => {}, 1000);`);
    await once(other, 'message');
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`^The data folder .* is open in process ${other.pid}, and only one process can use it at a time\\.$`),
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockFolder(folder).release();
  });

  it.skipIf(globalThis.process.platform !== 'linux')(
    'is not held by a process that has ended and was not noticed',
    async () => {
      // The shell's own child ends when it is told to, and what took the shell's place never asks for it.
      const parent = spawn('sh', ['-c', 'read -r _ <&3 & echo $!; exec sleep 600'], {
        stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      });
      children.push(parent);
      const [said] = (await once(parent.stdout!, 'data')) as [Buffer];
      const pid = Number(String(said));
      const stat = (of: number) => /\((.*)\) (.*)/.exec(readFileSync(`/proc/${of}/stat`, 'utf8'))!;
      await eventually(() => expect(stat(parent.pid!)[1]).toBe('sleep'));
      (parent.stdio[3] as Writable).end('\n');
      const fields = () => stat(pid)[2]!.split(' ');
      await eventually(() => expect(fields()[0]).toBe('Z'));
      place({ ...thisProcess(), pid, started: fields()[19] });
      lockFolder(folder).release();
    },
  );

  it('is taken over from a process that died, or whose number another one has now', () => {
    place({ ...thisProcess(), pid: 2 ** 22 - 1 });
    lockFolder(folder).release();
    place({ ...thisProcess(), pid: globalThis.process.ppid, started: 'another start' }, 'lock.7');
    lockFolder(folder).release();
  });

  it('is taken over when it is unreadable', () => {
    place('{');
    lockFolder(folder).release();
  });

  it('of an earlier version counts as one', () => {
    const { pid, started, socket } = thisProcess();
    place({ pid, started, socket }, 'lock');
    expect(() => lockFolder(folder)).toThrow(/^The data folder/);
    place({ pid: 2 ** 22 - 1, started, socket }, 'lock');
    lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['lock.1']);
  });

  it('leaves one file, however often it changes hands', () => {
    for (let i = 0; i < 5; i += 1) lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual(['lock.5']);
  });

  it('is held by one alone of many that take and release it at the same time, and by nobody twice', async () => {
    const source = `
      import { closeSync, openSync, rmSync } from 'node:fs';
      let times = 0;
      for (const end = Date.now() + 3000; Date.now() < end; ) {
        let lock;
        try { lock = lockFolder(folder); } catch (error) {
          if (error.name !== 'StoreLocked') throw error;
          continue;
        }
        // Fails where another one is between these lines.
        closeSync(openSync(folder + '/inside', 'wx'));
        rmSync(folder + '/inside');
        times += 1;
        lock.release();
      }
      process.send(times);`;
    const rivals = Array.from({ length: 4 }, () => process(source));
    const results = await Promise.all(
      rivals.map(async (rival) => {
        const said = once(rival, 'message');
        const code = once(rival, 'exit');
        return [(await Promise.race([said, code.then(() => [0])]))[0] as number, (await code)[0] as number];
      }),
    );
    expect(results.map(([, code]) => code)).toEqual([0, 0, 0, 0]);
    expect(Math.min(...results.map(([times]) => times!))).toBeGreaterThan(0);
  });
});

describe('the lock of a process that cannot be seen from here', () => {
  it('holds while it is touched, and is taken over when it stands still', async () => {
    place(elsewhere);
    expect(() => lockFolder(folder)).toThrow(/is open in process 7/);
    const told: number[] = [];
    let minute = 0;
    // A clock of its own, years behind.
    const beating = setInterval(() => {
      const then = new Date(2001, 1, 1, 1, (minute += 1));
      utimesSync(path.join(folder, 'lock.1'), then, then);
    }, 500);
    place(elsewhere);
    await expect(lockFolderPatiently(folder, ({ pid }) => told.push(pid))).rejects.toThrow(/is open in process 7/);
    clearInterval(beating);
    utimesSync(path.join(folder, 'lock.1'), new Date(), new Date());
    (await lockFolderPatiently(folder, ({ pid }) => told.push(pid))).release();
    expect(told).toEqual([7, 7]);
  });

  it('is told when another one has taken its place', async () => {
    const lost = new Promise<Loss>((resolve) => lockFolder(folder, undefined, resolve));
    place(elsewhere, 'lock.2');
    expect(await lost).toBe('taken');
  });

  it('is told when the folder was moved or removed', async () => {
    const lost = new Promise<Loss>((resolve) => lockFolder(folder, undefined, resolve));
    renameSync(folder, `${folder} elsewhere`);
    expect(await lost).toBe('gone');
    rmSync(`${folder} elsewhere`, { recursive: true });
  });
});
