import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drawWordmark } from './draw-wordmark';
import { prepareBrand } from './prepare-brand';
import { buildContentIndex } from '@/lib/content/build-index';
import { demoMessages } from '@/lib/content/demo-messages';
import { ContentError, formatDiagnostics, isError, type Diagnostic } from '@/lib/content/diagnostic';
import { generatedFile } from '@/lib/content/generated-file';
import { readJson } from '@/lib/content/json-file';
import { dataFolder } from '@/lib/config/source-file';
import { sourceRoots } from '@/lib/content/roots';
import { allNamespaces, typesetUiMessages, uiMessages } from '@/lib/content/ui-messages';
import { site } from '@/lib/config/site';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { routingContext } from '@/lib/request-routing/routing-context';
import { checkData } from './check-data';
import { dataSchemas, jsonSchema } from './data-schemas';
import { toolIds, type ToolId } from '@/lib/urls/catalog';
import { searchMessages } from './search-messages';
import { writeFileAtomic, writeIfChanged } from './write-file-atomic';

/**
 * Generates the content files of a build: the article index, the type of the UI messages, and the short messages that
 * the middleware responds with. Runs before every build, type check and test.
 */

const writeGenerated = (name: string, content: string) =>
  writeIfChanged(path.join(process.cwd(), 'generated', name), content);

/** English messages as a literal type, against which next-intl checks keys and ICU arguments. */
function messagesType(): string {
  const english = Object.fromEntries(
    allNamespaces.map((name) => [name, readJson(path.join('messages', sourceLocale, `${name}.json`))]),
  );
  // The brand is inserted before formatting, so it is not an ICU argument.
  return `export type Messages = ${JSON.stringify(english, null, 2).replaceAll('{brand}', 'Brand')};\n`;
}

function perLocale(pick: (locale: LocaleCode) => unknown): string {
  return JSON.stringify(Object.fromEntries(localeCodes.map((locale) => [locale, pick(locale)])));
}

/** Messages of minimal error pages. */
function minimalErrorMessages(locale: LocaleCode): unknown {
  const { errors, client, contact } = uiMessages(locale);
  const { badRequest, methodNotAllowed, tooManySearches } = errors;
  const { failed: formRejected, rateLimited: tooManyForms } = client.contact;
  const { failed: voteRejected, rateLimited: tooManyVotes } = contact.helpful;
  return { badRequest, methodNotAllowed, formRejected, tooManyForms, voteRejected, tooManyVotes, tooManySearches };
}

/** Messages of the language suggestion, which is shown before that language is selected. */
function languageSuggestion(locale: LocaleCode): unknown {
  const { text, accept, dismiss } = typesetUiMessages(locale).shell.languageSuggestion;
  return { text, accept, dismiss };
}

/** Messages of a tool's script, of the type `ToolMessages`. */
function toolMessages(locale: LocaleCode, id: ToolId): unknown {
  const { common, [id]: tool } = typesetUiMessages(locale).tools;
  return { common, tool };
}

/** Messages that scripts load (lib/client/messages/load-messages.ts), by the first part of their file names. */
const scriptMessages: Readonly<Record<string, (locale: LocaleCode) => unknown>> = {
  client: (locale) => typesetUiMessages(locale).client,
  demo: demoMessages,
  search: searchMessages,
  ...Object.fromEntries(toolIds.map((id) => [`tool-${id}`, (locale: LocaleCode) => toolMessages(locale, id)])),
  'language-suggestion': languageSuggestion,
};

/** Writes these messages, and removes those of locales that the site no longer has. */
function writeScriptMessages(): void {
  const folder = path.join('public', 'assets', 'messages');
  const names = new Set<string>();
  for (const [kind, pick] of Object.entries(scriptMessages)) {
    for (const locale of localeCodes) {
      const name = `${kind}-${locale}.json`;
      writeIfChanged(path.join(process.cwd(), folder, name), JSON.stringify(pick(locale)));
      names.add(name);
    }
  }
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
}

/** Wordmark of the brand name. A name with characters that the brand font lacks stays text. */
async function wordmarkSource(): Promise<string> {
  const json = JSON.stringify(await drawWordmark(site.name));
  return `export const wordmark: { em: number; width: number; path: string } | null = ${json};\n`;
}

function contentFiles(): string[] {
  return [...sourceRoots, dataFolder].filter(existsSync).flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:json|md|yaml)$/.test(entry.name))
      .map(({ parentPath, name }) => path.relative(process.cwd(), path.join(parentPath, name)))
      .toSorted(),
  );
}

/** Reports syntax errors before pages read their messages on request. @throws ContentError */
function checkSyntax(files: readonly string[]): void {
  const diagnostics = files.flatMap((file): readonly Diagnostic[] => {
    try {
      readJson(file);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.diagnostics;
      throw error;
    }
  });
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
}

/**
 * Digest of all texts and data. Every page imports it, so Next.js refreshes open pages in development when one changes.
 */
function contentRevision(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return `export const contentRevision = '${hash.digest('hex')}';\n`;
}

/** Prints warnings. @throws ContentError if a data file is invalid */
function checkDataFiles(): void {
  const diagnostics = checkData();
  const errors = diagnostics.filter(isError);
  if (errors.length > 0) throw new ContentError(errors);
  for (const line of formatDiagnostics(diagnostics)) console.warn(line);
}

/** Writes the generated files. @throws ContentError if a content file is invalid */
export async function prepareContent(): Promise<void> {
  const files = contentFiles();
  checkSyntax(files.filter((file) => file.endsWith('.json')));
  checkDataFiles();
  await prepareBrand();
  const drafts = process.env.NODE_ENV === 'development';
  const index = buildContentIndex(sourceRoots, { drafts, now: new Date() });
  // Always written: its mtime shows whether it is stale (lib/content/index-freshness.ts).
  writeFileAtomic(generatedFile('content-index.json'), JSON.stringify(index));
  writeFileAtomic(generatedFile('minimal-error-messages.json'), perLocale(minimalErrorMessages));
  for (const [file, schema] of Object.entries(dataSchemas)) {
    if (file.endsWith('.json')) writeGenerated(`schemas/${file}`, jsonSchema(schema));
  }
  writeGenerated('messages.ts', messagesType());
  writeGenerated('wordmark.ts', await wordmarkSource());
  writeGenerated('search-messages.json', JSON.stringify(searchMessages(sourceLocale)));
  writeScriptMessages();
  // Validates the redirects against the existing pages, which the index above lists.
  routingContext();
  // Written last, because it makes open pages refresh.
  writeGenerated('content-revision.ts', contentRevision(files));
}
