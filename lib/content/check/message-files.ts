import path from 'node:path';
import { isFile, listDirectory } from '@/lib/content/article-folders';
import { referenceFiles } from '@/lib/content/check/unexpected-files';
import { namespaces } from '@/lib/content/ui-messages';
import type { Located } from '@/lib/content/front-matter';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { copyKinds, pageCopySchema, type CopyKind } from '@/lib/content/page-copy';
import type { Finding, Diagnostic } from '@/lib/content/diagnostic';
import { checkSchema } from '@/lib/content/schema-errors';
import {
  differingArguments,
  differingIds,
  differingKeys,
  leftInEnglish,
  misspelledArguments,
  unknownPlaceholders,
  invalidValues,
  type MessageIssue,
  type MessageTree,
} from '@/lib/content/message-parity';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { alternativeIds, copyLocales, featureIds, solutionIds, topicIds } from '@/lib/urls/catalogue';
import { isFixed, routes } from '@/lib/urls/route-table';

/** Checks every JSON message file, and compares the other languages with English. */

type MessageFile = { file: string; json: Located | undefined; faults: Finding[]; words: MessageTree };

const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const whole = { line: 1, field: 'JSON', reason: 'the file must be an object: { and }, with fields between them' };

function readMessages(file: string): MessageFile | null {
  if (!isFile(file)) return null;
  const { json, faults } = readJsonWithPositions(file);
  if (json && !isFields(json.value)) return { file, json: undefined, faults: [whole], words: {} };
  return { file, json, faults, words: (json?.value ?? {}) as MessageTree };
}

const located = ({ lineOf }: Located, issues: readonly MessageIssue[]): Finding[] =>
  issues.map(({ field, reason }) => ({ line: lineOf(field.split('.')), field, reason }));

const missing = (file: string): Diagnostic => ({
  file,
  line: 1,
  field: 'file name',
  reason: 'the file is missing; translate it from the English one',
});

type Allowed = ReadonlySet<string> | null;

/** Rules for a kind of file: of the file alone, and in comparison to the English one. */
type Rules = {
  own: (file: MessageFile & { json: Located }, isEnglish: boolean) => Finding[];
  against: (english: MessageTree, own: MessageTree) => MessageIssue[];
};

function checkFile(file: string, english: MessageFile | null, rules: Rules): Diagnostic[] {
  const isEnglish = file === english?.file;
  const read = isEnglish ? english : readMessages(file);
  if (!read) return [missing(file)];
  const { json, words, faults } = read;
  if (!json) return faults.map((fault) => ({ file, ...fault }));
  const own = rules.own({ ...read, json }, isEnglish);
  const known = new Set(own.map(({ field }) => field));
  const isComparable = !isEnglish && english?.json && rules.own({ ...english, json: english.json }, true).length === 0;
  const compared = isComparable ? located(json, rules.against(english.words, words)) : [];
  return [...faults, ...own, ...compared.filter(({ field }) => !known.has(field))].map((fault) => ({ file, ...fault }));
}

const interfaceRules = (allowed: Allowed): Rules => ({
  own: ({ json, words }, isEnglish) =>
    located(json, [...invalidValues(json.value), ...(isEnglish ? misspelledArguments(words) : [])]),
  against: (english, own) => [
    ...differingKeys(english, own),
    ...differingArguments(english, own),
    ...(allowed ? leftInEnglish(english, own, allowed) : []),
  ],
});

/** Finds repeated ids, which must be unique on the page because they become fragments. */
function repeatedIds(words: MessageTree): MessageIssue[] {
  const groups = (words as { questionGroups?: { id?: string; questions?: { id?: string }[] }[] }).questionGroups;
  const seen = new Set<string>();
  const duplicateId = (id: string | undefined, field: string): MessageIssue[] => {
    if (id === undefined || !seen.has(id)) return id === undefined ? [] : (seen.add(id), []);
    return [{ field, reason: `duplicate id “${id}” on this page; choose another` }];
  };
  return (Array.isArray(groups) ? groups : []).flatMap((group, i) => [
    ...duplicateId(group?.id, `questionGroups.${i}.id`),
    ...(Array.isArray(group?.questions) ? group.questions : []).flatMap((question, k) =>
      duplicateId(question?.id, `questionGroups.${i}.questions.${k}.id`),
    ),
  ]);
}

const copyRules = (allowed: Allowed): Rules => ({
  own: ({ json, words }) => [
    ...checkSchema(pageCopySchema, json, 'page copy').faults,
    ...located(json, [...unknownPlaceholders(words), ...repeatedIds(words)]),
  ],
  against: (english, own) => [
    ...differingKeys(english, own),
    ...differingIds(english, own),
    ...(allowed ? leftInEnglish(english, own, allowed) : []),
  ],
});

/** The pages that have copy. */
const pageIds: Readonly<Record<CopyKind, readonly string[]>> = {
  pages: routes.filter(isFixed).map(({ id }) => id),
  features: featureIds,
  topics: topicIds,
  solutions: solutionIds,
  alternatives: alternativeIds,
};

const extra = 'no page of this language uses this file; remove it or rename it to match the English one';

function copyProblems(root: string, kind: CopyKind, rules: Rules): Diagnostic[] {
  const folderOf = (locale: LocaleCode) => path.join(root, locale, kind);
  const idsIn = (locale: LocaleCode) =>
    listDirectory(folderOf(locale)).flatMap((name) => /^([^.].*)\.json$/.exec(name)?.[1] ?? []);
  // A page that exists in any language is required in all.
  const written = new Set(localeCodes.flatMap(idsIn));
  const ids = pageIds[kind].filter((id) => written.has(id));
  const english = new Map(ids.map((id) => [id, readMessages(path.join(folderOf(sourceLocale), `${id}.json`))]));
  return localeCodes.flatMap((locale) => {
    const wanted = ids.filter(
      (id) => copyLocales(kind, id).includes(locale) || (english.has(id) && locale === sourceLocale),
    );
    return [
      ...wanted.flatMap((id) => checkFile(path.join(folderOf(locale), `${id}.json`), english.get(id) ?? null, rules)),
      ...idsIn(locale)
        .filter((id) => !wanted.includes(id))
        .map((id) => ({
          file: path.join(folderOf(locale), `${id}.json`),
          ...{ line: 1, field: 'file name', reason: extra },
        })),
    ];
  });
}

/** Checks the messages of references: not every language has every article. */
function referenceProblems(root: string, rules: Rules): Diagnostic[] {
  return referenceFiles.flatMap((name) => {
    const english = readMessages(path.join(root, sourceLocale, 'docs', name));
    return localeCodes
      .map((locale) => path.join(root, locale, 'docs', name))
      .flatMap((file) => (isFile(file) ? checkFile(file, english, rules) : []));
  });
}

/** @param allowed texts that are the same in every language; if null, untranslated text is not reported */
export function checkMessageFiles(root: string, allowed: Allowed): Diagnostic[] {
  const rules = interfaceRules(allowed);
  const ofInterface = namespaces.flatMap((name) => {
    const english = readMessages(path.join(root, sourceLocale, `${name}.json`));
    return localeCodes.flatMap((locale) => checkFile(path.join(root, locale, `${name}.json`), english, rules));
  });
  return [
    ...ofInterface,
    ...referenceProblems(root, rules),
    ...copyKinds.flatMap((kind) => copyProblems(root, kind, copyRules(allowed))),
  ];
}
