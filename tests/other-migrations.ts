import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrationConfig } from 'drizzle-orm/migrator';

/** Writes migrations that are not this version's, as another program or an abandoned schema would have. */
export function writeOtherMigrations(): MigrationConfig {
  const migrationsFolder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  mkdirSync(path.join(migrationsFolder, 'meta'));
  const entries = ['0000_other', '0001_more'].map((tag, idx) => {
    writeFileSync(path.join(migrationsFolder, `${tag}.sql`), `create table "${tag}" (id text)`);
    return { idx, version: '7', when: idx + 1, tag, breakpoints: true };
  });
  writeFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return { migrationsFolder };
}
