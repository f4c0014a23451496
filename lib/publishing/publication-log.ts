import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildPath } from '@/lib/content/generated-file';
import { displayPath, type Diagnostic } from '@/lib/content/diagnostic';

/**
 * The record of the last publications, for the workbench and for everybody who knows its address: it quotes no content
 * and names no person.
 */

/** The record's file in the folder of all builds. */
export const publicationLogFile = 'publications.json';

/** Number of publications, and of issues of each, that are recorded. */
const maxEntries = 20;
const maxIssues = 20;

/** Why a publication began: the command, an article that was due, or a push to the repository. */
export const publicationCauses = ['command', 'schedule', 'webhook'] as const;

const issue = z.object({ file: z.string(), line: z.int(), field: z.string(), reason: z.string() });
const entry = z.object({
  /** When it began, and when it was done or refused: ISO times. */
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  cause: z.enum(publicationCauses),
  /** The commit of the content, if its folder is a Git working tree. */
  commit: z.string().optional(),
  result: z.enum(['done', 'refused', 'failed']),
  /** Number of the publication, if it is done. */
  publication: z.int().optional(),
  /** Why it was refused. */
  issues: z.array(issue),
});

/** A publication that was tried. */
export type PublicationEntry = z.output<typeof entry>;

const log = z.array(entry);

/** Replaces quotations: reasons quote the text that they are about. */
const withoutQuotations = (reason: string): string => reason.replaceAll(/“[^”]*”|"[^"]*"|`[^`]*`/g, '“…”');

/** Returns issues as they may be shown to everybody: no quotations, and paths of the project alone. */
export const publicIssues = (diagnostics: readonly Diagnostic[]): PublicationEntry['issues'] =>
  diagnostics.slice(0, maxIssues).map(({ file, line, field, reason }) => ({
    file: path.isAbsolute(displayPath(file)) ? path.basename(file) : displayPath(file),
    line,
    field: withoutQuotations(field),
    reason: withoutQuotations(reason),
  }));

/** Adds a publication to a record, newest first. */
export const addPublication = (entries: readonly PublicationEntry[], added: PublicationEntry): PublicationEntry[] =>
  [added, ...entries].slice(0, maxEntries);

/** Reads a record, newest first. @returns an empty one if there is none or its format is unknown */
export function readPublicationLog(file: string): PublicationEntry[] {
  if (!existsSync(file)) return [];
  try {
    return log.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Reads the record of the folder in which the served build is, newest first. */
export const servedPublicationLog = (): PublicationEntry[] =>
  readPublicationLog(path.join(path.dirname(buildPath()), publicationLogFile));
