import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cookieNames } from '@/lib/config/cookies';
import { storageKeys, storedValues } from '@/lib/contract/storage-keys';

const sources = ['components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: path.join(folder, name), text: readFileSync(path.join(folder, name), 'utf8') })),
);

it('the storage table lists every cookie and key', () => {
  const listed = new Set(storedValues.map(({ name }) => name.replace(/\*$/, '')));
  for (const name of [...Object.values(cookieNames), ...Object.values(storageKeys)]) expect(listed).toContain(name);
});

it('code uses storage names from the table only, without literals', () => {
  const written = /(?:Cookies\.(?:set|get|remove)|(?:read|write)Stored)\(\s*(?:'(?:local|session)Storage',\s*)?'/;
  const offenders = sources.filter(({ text }) => written.test(text.replace(/'(?:local|session)Storage',\s*/g, '')));
  expect(offenders.map(({ name }) => name)).toEqual([]);
});
