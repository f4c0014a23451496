import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  addPublication,
  publicIssues,
  readPublicationLog,
  type PublicationEntry,
} from '@/lib/publishing/publication-log';
import { temporaryFolder } from '../../temp-folder';

const entry = (publication: number): PublicationEntry => ({
  ...{ startedAt: '2026-12-01T08:00:00.000Z', endedAt: '2026-12-01T08:00:30.000Z', cause: 'command', commit: 'abc' },
  ...{ result: 'done', publication, issues: [] },
});
const folder = temporaryFolder();

it('the record keeps the last twenty publications, newest first', () => {
  const entries = Array.from({ length: 25 }, (_, i) => entry(i + 1)).reduce(addPublication, [] as PublicationEntry[]);
  expect(entries.map(({ publication }) => publication)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i));
});

it('the record can be read again; one that is missing or broken is empty', () => {
  const file = path.join(folder, 'publications.json');
  expect(readPublicationLog(file)).toEqual([]);
  writeFileSync(file, JSON.stringify([entry(3)]));
  expect(readPublicationLog(file)).toEqual([entry(3)]);
  writeFileSync(file, '[{"result":');
  expect(readPublicationLog(file)).toEqual([]);
});

it('issues in the record quote no content and name no folders outside of the project', () => {
  const diagnostics = [
    {
      file: path.resolve('messages/en/blog/a.md'),
      line: 3,
      field: 'title',
      reason: '“A secret plan” is longer than 60 characters',
    },
    { file: '/srv/content/b.md', line: 1, field: 'tags."x"', reason: 'the name "page" and `code` are reserved' },
  ];
  expect(publicIssues(diagnostics)).toEqual([
    { file: 'messages/en/blog/a.md', line: 3, field: 'title', reason: '“…” is longer than 60 characters' },
    { file: 'b.md', line: 1, field: 'tags.“…”', reason: 'the name “…” and “…” are reserved' },
  ]);
});
