import { randomBytes } from 'node:crypto';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAdminCommands } from '@/lib/api/admin/server';
import { lockDirectory } from '@/lib/api/store/directory-lock';
import { messages } from '@/lib/api/store/schema';
import { openStore, type Store } from '@/lib/api/store/store';
import { decryptFile } from '@/scripts/backup-encryption';
import { binPath } from '@/scripts/run';
import { copyEmptyStore } from '@/tests/empty-store';
import { commitOffset, sample } from '@/tests/sampling';
import { temporaryFolder } from '@/tests/temp-folder';
import { message } from '@/tests/backup-rows';

/** Encrypted backups of a store that a server, this process, has open. */

const files = temporaryFolder();
const inFiles = (name: string) => path.join(files, name);
const BACKUP_PASSPHRASE = 'correct horse battery';
let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(inFiles('tmp'));
  await copyEmptyStore(inFiles('data'));
  const lock = await lockDirectory(inFiles('data'));
  store = await openStore({ databaseUrl: undefined, folder: inFiles('data') }, lock);
  // Several chunks of 64 KiB, even compressed.
  const content = randomBytes(200_000).toString('base64');
  await store.db.insert(messages).values({ ...message('m1', 'ada@example.org'), content });
  await store.db.insert(messages).values(message('m2', 'bob@example.org'));
  const stop = serveAdminCommands(async () => store, lock);
  end = async () => {
    await stop();
    await store.close();
    lock.release();
  };
});
afterAll(() => end());

const command = (name: string, file: string, passphrase = BACKUP_PASSPHRASE) =>
  new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    const settings = { DATA_DIR: inFiles('data'), DATABASE_URL: '', TMPDIR: inFiles('tmp') };
    const env = { ...process.env, ...settings, BACKUP_PASSPHRASE: passphrase };
    execFile(binPath('tsx'), [`scripts/cli/${name}.ts`, file], { env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });
const plainFiles = () => readdirSync(inFiles('tmp')).filter((name) => name.startsWith('site-'));

/** `age` asks for the passphrase on a terminal, which `script` provides. */
const canUseAge = ['age', 'script'].every((name) => spawnSync(name, ['--version']).status === 0);

const encrypted = () => readFileSync(inFiles('backup.ndjson.gz.age'));

it('a backup with a passphrase is encrypted with age, readable by its owner only, and overwrites no file', async () => {
  const written = { stdout: `Written to ${inFiles('backup.ndjson.gz.age')}.\n`, stderr: '', status: 0 };
  expect(await command('db-backup', inFiles('backup.ndjson.gz'))).toEqual(written);
  expect(statSync(inFiles('backup.ndjson.gz.age')).mode & 0o777).toBe(0o600);
  expect(existsSync(inFiles('backup.ndjson.gz'))).toBe(false);
  expect(encrypted().toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/);
  const before = encrypted();
  expect((await command('db-backup', inFiles('backup.ndjson.gz.age'))).stderr).toMatch(
    /^The file \S+ already exists, and a backup does not overwrite files\.\n$/,
  );
  expect(encrypted().equals(before)).toBe(true);
  expect(readdirSync(files).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.runIf(canUseAge)('an encrypted backup can be decrypted by the age CLI as well', () => {
  const decrypt = `age --decrypt --output ${inFiles('by-age')} ${inFiles('backup.ndjson.gz.age')}`;
  spawnSync('script', ['--quiet', '--command', decrypt, '/dev/null'], { input: `${BACKUP_PASSPHRASE}\n` });
  expect(gunzipSync(readFileSync(inFiles('by-age'))).toString()).toContain('"email":"ada@example.org"');
});

it('an encrypted backup is restored with its passphrase', async () => {
  await store.db.delete(messages);
  const { stdout, stderr } = await command('db-restore', inFiles('backup.ndjson.gz.age'));
  expect([stdout, stderr]).toEqual(['Added 2 rows.\n', '']);
  expect(await store.db.$count(messages)).toBe(2);
});

it('an encrypted backup is rejected if it is truncated, modified, or encrypted with another passphrase', async () => {
  const whole = encrypted();
  const header = whole.indexOf('\n', whole.indexOf('--- ')) + 1;
  const nonceAndChunk = 16 + 64 * 1024 + 16;
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(await generateX25519Identity()));
  const wrong = /^BACKUP_PASSPHRASE is not the passphrase of \S+, or the file was changed\.$/;
  const damaged = /^\S+ cannot be decrypted: it is damaged or truncated\.$/;
  const cases: [name: string, content: Uint8Array, message: RegExp, passphrase?: string][] = [
    ['cut', whole.subarray(0, -1), damaged],
    ['without-the-last-chunk', whole.subarray(0, header + nonceAndChunk), damaged],
    ['a-header', whole.subarray(0, header), damaged],
    ['half-a-header', whole.subarray(0, 60), damaged],
    ['longer', Buffer.concat([whole, Buffer.from('x')]), damaged],
    ['changed', Buffer.from(whole).fill(1, whole.length - 40, whole.length - 30), damaged],
    ['for-a-key', await encrypter.encrypt('x'), wrong],
    ['wrong', whole, wrong, 'another passphrase'],
  ];
  for (const [name, content] of cases) writeFileSync(inFiles(name), content);
  // Each takes a second of CPU time, as the derivation of a key from a passphrase should.
  for (const [name, , message, passphrase = BACKUP_PASSPHRASE] of sample(cases, 3, commitOffset)) {
    await expect(decryptFile(inFiles(name), inFiles(`${name}.plain`), passphrase), name).rejects.toThrow(message);
  }
});

it('an incomplete encrypted backup restores nothing, with one line of explanation', async () => {
  await store.db.delete(messages);
  writeFileSync(inFiles('text'), 'age-encryption.org/v0\n');
  const cases = [
    ['cut', /^\S+ cannot be decrypted: it is damaged or truncated\.\n$/, BACKUP_PASSPHRASE],
    ['wrong', /^\S+ is encrypted: set BACKUP_PASSPHRASE to its passphrase\.\n$/, ''],
    ['text', /^\S+ is not a backup\.\n$/, BACKUP_PASSPHRASE],
  ] as const;
  for (const [file, message, passphrase] of sample(cases, 3, commitOffset)) {
    const { stderr, status } = await command('db-restore', inFiles(file), passphrase);
    expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(await store.db.$count(messages)).toBe(0);
  }
});

it('an encrypted backup leaves no unencrypted copy', () => expect(plainFiles()).toEqual([]));
