import { chownSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { postgresStores, type PostgresStores } from './postgres-stores';
import { temporaryFolder } from '@/tests/temp-folder';

/** A PostgreSQL with TLS and a self-signed certificate for localhost. */

let stores: PostgresStores;
let plain: string;
const folder = temporaryFolder();
const certificate = path.join(folder, 'server.crt');
const key = path.join(folder, 'server.key');

function makeCertificate(): void {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const cert = forge.pki.createCertificate();
  cert.publicKey = keys.publicKey;
  cert.validity.notBefore = new Date(Date.now() - 60_000);
  cert.validity.notAfter = new Date(Date.now() + 86_400_000);
  const name = [{ name: 'commonName', value: 'localhost' }];
  cert.setSubject(name);
  cert.setIssuer(name);
  cert.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  cert.sign(keys.privateKey, forge.md.sha256.create());
  writeFileSync(certificate, forge.pki.certificateToPem(cert));
  writeFileSync(key, forge.pki.privateKeyToPem(keys.privateKey), { mode: 0o600 });
}

beforeAll(async () => {
  stores = await postgresStores();
  plain = await stores.database('tls');
  makeCertificate();
  const client = await stores.client(plain);
  const { rows } = await client.query<{ data: string }>("select current_setting('data_directory') as data");
  // PostgreSQL reads the files as the user that owns its data directory.
  const { uid, gid } = statSync(rows[0]!.data);
  for (const file of [folder, certificate, key]) chownSync(file, uid, gid);
  await client.query(`alter system set ssl_cert_file = '${certificate}'`);
  await client.query(`alter system set ssl_key_file = '${key}'`);
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await eventually(async () => {
    const { rows: now } = await (await stores.client(plain)).query<{ ssl: string }>('show ssl');
    expect(now[0]!.ssl).toBe('on');
  });
});
afterAll(async () => {
  await stores.cleanup();
});

/** Whether connections to a URL are encrypted. */
async function isEncrypted(url: string): Promise<boolean> {
  const store = await stores.openAt(url);
  const { rows } = (await store.db.execute(
    sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
  )) as unknown as { rows: { ssl: boolean }[] };
  return rows[0]!.ssl;
}
const named = () => plain.replace('127.0.0.1', 'localhost');

it('sslmode in DATABASE_URL controls encryption, and unverified certificates are rejected', async () => {
  expect(await isEncrypted(plain)).toBe(false);
  expect(await isEncrypted(`${plain}?sslmode=no-verify`)).toBe(true);
  expect(await isEncrypted(`${named()}?sslmode=verify-full&sslrootcert=${certificate}`)).toBe(true);
  await expect(isEncrypted(`${named()}?sslmode=verify-full`)).rejects.toThrow('self-signed certificate');
  await expect(isEncrypted(`${plain}?sslmode=verify-full&sslrootcert=${certificate}`)).rejects.toThrow();
});
