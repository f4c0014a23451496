import { z } from 'zod';
import { importLinks, type ImportResult } from '@/lib/api/links/import-links';
import { archiveLink, changeLink, createLink, findLink, LinkInputError } from '@/lib/api/links/save-link';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { routingContext } from '@/lib/request-routing/routing-context';
import { defineForm, type FormResult } from '@/lib/workbench/forms/define-form';
import { linkFieldNames, linkUtmFields, toLinkChange, toLinkInput } from '@/lib/workbench/link-fields';
import { linkPath, linksPath } from '@/lib/workbench/paths';

/** Forms of short links. Their pages check again what was entered, to show what is wrong beside its field. */

const text = z.string().default('');
const eachAs = <Name extends string, Field>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

const linkForm = { page: 'links/go/', access: 'editor' } as const;
const editing = (member: { email: string }) => ({ by: member.email, context: routingContext() });
const unknownLink: FormResult = { error: 'unknown-link', to: linksPath };

/** Runs what saves a link. @returns the error of what was entered, otherwise the result */
async function save(run: () => Promise<FormResult>): Promise<FormResult> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof LinkInputError) return { error: 'invalid' };
    throw error;
  }
}

const create = defineForm({
  page: 'links/new',
  action: 'create',
  access: 'editor',
  fields: z.object(eachAs(linkFieldNames, text)),
  keeps: linkFieldNames,
  run: (fields, { db, member }) =>
    save(async () => {
      const { link } = await createLink(db, { target: '', ...toLinkInput(fields) }, editing(member));
      await writeLog(db, { actor: member.email, action: 'short-link-created', subject: link.id });
      return { to: linkPath(link.id), notice: 'link-created' };
    }),
});

const change = defineForm({
  ...linkForm,
  action: 'change',
  fields: z.object(eachAs(linkFieldNames, text)),
  keeps: linkFieldNames,
  run: (fields, { db, member, parameter }) =>
    save(async () => {
      const current = await findLink(db, parameter);
      const changed = current && (await changeLink(db, current.id, toLinkChange(fields, current), editing(member)));
      if (!changed) return unknownLink;
      await writeLog(db, { actor: member.email, action: 'short-link-changed', subject: changed.link.id });
      return { notice: 'saved' };
    }),
});

/** Takes over the spelling that a warning proposes for one field. */
const correct = defineForm({
  ...linkForm,
  action: 'correct',
  fields: z.object(eachAs(linkUtmFields, z.string().optional())),
  run: (fields, { db, member, parameter }) =>
    save(async () => {
      const changed = await changeLink(db, parameter, fields, editing(member));
      if (!changed) return unknownLink;
      await writeLog(db, { actor: member.email, action: 'short-link-changed', subject: changed.link.id });
      return { notice: 'saved' };
    }),
});

const archive = defineForm({
  ...linkForm,
  action: 'archive',
  fields: z.object({ archived: z.enum(['0', '1'], 'invalid') }),
  run: async ({ archived }, { db, member, parameter }): Promise<FormResult> => {
    const isArchived = archived === '1';
    const link = await archiveLink(db, parameter, isArchived, member.email);
    if (!link) return unknownLink;
    const action = isArchived ? 'short-link-archived' : 'short-link-restored';
    await writeLog(db, { actor: member.email, action, subject: link.id });
    return { notice: isArchived ? 'link-archived' : 'link-restored' };
  },
});

/** Lines that are named after an import; a cookie holds no more. */
const maxNamedLines = 25;

function describe({ imported, errors, notes }: ImportResult): FormResult {
  if (errors.length === 0) {
    return { imported: { links: imported, notes: notes.slice(0, maxNamedLines), count: notes.length } };
  }
  return { error: 'wrong-lines', importErrors: { first: errors.slice(0, maxNamedLines), count: errors.length } };
}

const importAll = defineForm({
  page: 'links/import',
  action: 'import',
  access: 'editor',
  fileLimit: 2 * 1024 * 1024,
  fields: z.object({ file: text, csv: text }),
  keeps: ['csv'],
  run: ({ file, csv }, { db, member }) =>
    save(async () => {
      const content = file.trim() === '' ? csv : file;
      if (content.trim() === '') return { error: 'no-file', field: 'csv' };
      // What is not UTF-8 was replaced when the file was read.
      if (content.includes('\uFFFD')) return { error: 'not-utf8', field: 'csv' };
      const result = await importLinks(db, content, editing(member));
      if (result.imported > 0) {
        await writeLog(db, { actor: member.email, action: 'short-links-imported', subject: String(result.imported) });
      }
      return describe(result);
    }),
});

export const linkForms = [create, change, correct, archive, importAll];
