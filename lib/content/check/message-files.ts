import path from 'node:path';
import { isFile, listDirectory } from '@/lib/content/article-folders';
import { referenceFiles } from '@/lib/content/check/unexpected-files';
import { compareFilled, type CheckOptions, type FileOptions } from '@/lib/content/check/compare-translation';
import { fillMissingTranslations } from '@/lib/content/english-fallback';
import { fillNamespace } from '@/lib/content/element-messages';
import { titleLengthReason } from '@/lib/content/title-length';
import { allNamespaces, namespacesOf } from '@/lib/content/ui-messages';
import type { LocatedValue } from '@/lib/content/front-matter';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { copyFolders, copyIssues, type CopyFolder } from '@/lib/content/page-copy';
import { isError, type ContentIssue, type Diagnostic } from '@/lib/content/diagnostic';
import {
  findArgumentMismatches,
  findKeyMismatches,
  findUntranslatedMessages,
  findMisspelledArguments,
  findUnknownPlaceholders,
  findInvalidValues,
  findRawMarkdown,
  type MessageIssue,
  type MessageTree,
} from '@/lib/content/message-parity';
import { isDraft, localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { alternativeIds } from '@/lib/urls/alternatives';
import { companyPageIds, featureIds, toolPageIds, topicIds } from '@/lib/urls/catalog';
import { copyLocales } from '@/lib/urls/locale-availability';
import { solutionIds } from '@/lib/urls/solutions';
import { isFixed, routes } from '@/lib/urls/route-table';

/** Checks every JSON message file, and compares the other languages with English. */

type MessageFile = { file: string; json: LocatedValue | undefined; issues: ContentIssue[]; messages: MessageTree };

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const notAnObject = { line: 1, field: 'JSON', reason: 'must be a JSON object' };

function readMessages(file: string): MessageFile | null {
  if (!isFile(file)) return null;
  const { json, issues } = readJsonWithPositions(file);
  if (json && !isObject(json.value)) return { file, json: undefined, issues: [notAnObject], messages: {} };
  return { file, json, issues, messages: (json?.value ?? {}) as MessageTree };
}

const toContentIssues = ({ lineOf }: LocatedValue, issues: readonly MessageIssue[]): ContentIssue[] =>
  issues.map((issue) => ({ line: lineOf(issue.field.split('.')), ...issue }));

const missingFile = (file: string): Diagnostic => ({
  file,
  line: 1,
  field: 'file name',
  reason: 'missing; translate it from the English file',
});

type RulesFor = (options: FileOptions) => Rules;

/** The English messages of a translation; null for the English file itself, and if they are missing or invalid. */
type Source = MessageTree | null;

/** Rules for a kind of file: of the file alone, and in comparison to the English one. */
type Rules = {
  checkFile: (file: MessageFile & { json: LocatedValue }, isEnglish: boolean, source: Source) => ContentIssue[];
  compareWithEnglish: (english: MessageTree, translation: MessageTree) => MessageIssue[];
};

function checkFile(
  file: string,
  english: MessageFile | null,
  locale: LocaleCode,
  rulesFor: RulesFor,
  options: CheckOptions,
): Diagnostic[] {
  const isDraftLocale = isDraft(locale);
  const rules = rulesFor({ ...options, isDraftLocale });
  const isEnglish = file === english?.file;
  const parsed = isEnglish ? english : readMessages(file);
  if (!parsed) return isDraftLocale ? [] : [missingFile(file)];
  const { json, messages, issues } = parsed;
  if (!json) return issues.map((issue) => ({ file, ...issue }));
  const isComparable =
    !isEnglish && english?.json && !rules.checkFile({ ...english, json: english.json }, true, null).some(isError);
  const source = isComparable ? english.messages : null;
  const fileIssues = rules.checkFile({ ...parsed, json }, isEnglish, source);
  const reportedFields = new Set(fileIssues.filter(isError).map(({ field }) => field));
  const comparisonIssues = source ? toContentIssues(json, rules.compareWithEnglish(source, messages)) : [];
  return [...issues, ...fileIssues, ...comparisonIssues.filter(({ field }) => !reportedFields.has(field))].map(
    (issue) => ({ file, ...issue }),
  );
}

/** Rules of the messages of references, which are inserted into Markdown. */
const referenceRules = ({ untranslatedTerms }: CheckOptions): Rules => ({
  checkFile: ({ json, messages }, isEnglish) =>
    toContentIssues(json, [...findInvalidValues(json.value), ...(isEnglish ? findMisspelledArguments(messages) : [])]),
  compareWithEnglish: (english, translation) => [
    ...findKeyMismatches(english, translation),
    ...findArgumentMismatches(english, translation),
    ...(untranslatedTerms ? findUntranslatedMessages(english, translation, untranslatedTerms) : []),
  ],
});

/** Rules of the interface messages of a namespace. */
function interfaceRules(namespace: string, options: FileOptions): Rules {
  const { checkFile } = referenceRules(options);
  return {
    checkFile: (file, isEnglish, source) => [
      ...checkFile(file, isEnglish, source),
      ...toContentIssues(file.json, findRawMarkdown(file.messages)),
    ],
    compareWithEnglish: (english, translation) => [
      ...compareFilled(english, translation, fillNamespace(namespace, english, translation), options),
      ...findArgumentMismatches(english, translation),
    ],
  };
}

function findLongTitle(messages: MessageTree): MessageIssue[] {
  const { title } = messages as { title?: unknown };
  const reason = typeof title === 'string' ? titleLengthReason(title) : null;
  return reason ? [{ field: 'title', reason, isWarning: true }] : [];
}

/** Finds repeated ids, which must be unique on the page because they become fragments. */
function findDuplicateIds(messages: MessageTree): MessageIssue[] {
  const groups = (messages as { questionGroups?: { id?: string; questions?: { id?: string }[] }[] }).questionGroups;
  const seen = new Set<string>();
  const duplicateId = (id: string | undefined, field: string): MessageIssue[] => {
    if (id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ field, reason: `duplicate id “${id}” on this page; choose another` }];
  };
  return (Array.isArray(groups) ? groups : []).flatMap((group, i) => [
    ...duplicateId(group?.id, `questionGroups.${i}.id`),
    ...(Array.isArray(group?.questions) ? group.questions : []).flatMap((question, k) =>
      duplicateId(question?.id, `questionGroups.${i}.questions.${k}.id`),
    ),
  ]);
}

const copyRules = (options: FileOptions): Rules => ({
  checkFile: ({ json, messages }, _isEnglish, source) => [
    ...copyIssues(json, source, options.isDraftLocale),
    ...toContentIssues(json, [
      ...findUnknownPlaceholders(messages),
      ...findDuplicateIds(messages),
      ...findRawMarkdown(messages),
      ...findLongTitle(messages),
    ]),
  ],
  compareWithEnglish: (english, translation) =>
    compareFilled(english, translation, fillMissingTranslations(english, translation), options),
});

/** The pages that have copy. */
const pageIds = (): Readonly<Record<CopyFolder, readonly string[]>> => ({
  pages: routes.filter(isFixed).map(({ id }) => id),
  features: featureIds,
  topics: topicIds,
  company: companyPageIds,
  tools: toolPageIds,
  solutions: solutionIds(),
  alternatives: alternativeIds(),
});

const unusedReason = 'no page of this language uses this file; remove it or rename it to match the English one';

function checkCopy(root: string, kind: CopyFolder, options: CheckOptions): Diagnostic[] {
  const folderOf = (locale: LocaleCode) => path.join(root, locale, kind);
  const idsIn = (locale: LocaleCode) =>
    listDirectory(folderOf(locale)).flatMap((name) => /^([^.].*)\.json$/.exec(name)?.[1] ?? []);
  // A page that exists in any language is required in all.
  const existingIds = new Set(localeCodes.flatMap(idsIn));
  const ids = pageIds()[kind].filter((id) => existingIds.has(id));
  const english = new Map(ids.map((id) => [id, readMessages(path.join(folderOf(sourceLocale), `${id}.json`))]));
  return localeCodes.flatMap((locale) => {
    const requiredIds = ids.filter(
      (id) => copyLocales(kind, id).includes(locale) || (english.has(id) && locale === sourceLocale),
    );
    return [
      ...requiredIds.flatMap((id) =>
        checkFile(path.join(folderOf(locale), `${id}.json`), english.get(id) ?? null, locale, copyRules, options),
      ),
      ...idsIn(locale)
        .filter((id) => !requiredIds.includes(id))
        .map((id) => ({
          file: path.join(folderOf(locale), `${id}.json`),
          line: 1,
          field: 'file name',
          reason: unusedReason,
        })),
    ];
  });
}

/** Checks the messages of references: not every language has every article. */
function checkReferences(root: string, options: CheckOptions): Diagnostic[] {
  return referenceFiles.flatMap((name) => {
    const english = readMessages(path.join(root, sourceLocale, 'docs', name));
    return localeCodes.flatMap((locale) => {
      const file = path.join(root, locale, 'docs', name);
      return isFile(file) ? checkFile(file, english, locale, referenceRules, options) : [];
    });
  });
}

export function checkMessageFiles(root: string, options: CheckOptions): Diagnostic[] {
  const interfaceDiagnostics = allNamespaces.flatMap((name) => {
    const english = readMessages(path.join(root, sourceLocale, `${name}.json`));
    const rulesFor: RulesFor = (fileOptions) => interfaceRules(name, fileOptions);
    const locales = localeCodes.filter((locale) => namespacesOf(locale).includes(name));
    return locales.flatMap((locale) =>
      checkFile(path.join(root, locale, `${name}.json`), english, locale, rulesFor, options),
    );
  });
  return [
    ...interfaceDiagnostics,
    ...checkReferences(root, options),
    ...copyFolders.flatMap((kind) => checkCopy(root, kind, options)),
  ];
}
