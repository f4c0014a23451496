import { visit } from 'unist-util-visit';
import { titleReason } from '@/lib/content/article-file';
import { quoted, type ContentIssue } from '@/lib/content/diagnostic';
import { calloutNames } from '@/lib/content/rehype-callouts';
import type { MarkdownTree } from '@/lib/content/inline-markdown';
import { checkImage } from '@/lib/content/check/images';
import { checkPlaceholders } from '@/lib/content/check/placeholders';

/** Lints an article's Markdown, except its links. */

type Positioned = { position?: { start: { line: number }; end: { line: number } } | undefined };

const startOf = ({ position }: Positioned) => position?.start.line ?? 1;

/** An opening tag; closing tags and comments are reported separately. */
const openingTag = /<(?!!--|\/)[^>]*>?/;

/** Markdown syntax that was parsed as plain text, with a message for each. */
const unparsedSyntax: readonly [RegExp, (match: string) => string][] = [
  [
    /\[\^[^\]\s]+\]/g,
    (match) => `the footnote ${quoted(match)} is not supported; write it in the sentence, in parentheses`,
  ],
  [
    /\[[^\][\n]+\]\[[^\][\n]*\]/g,
    (match) => `the link ${quoted(match)} has no URL; write one after its text, such as [text](/pricing)`,
  ],
  [
    /\[[^\]\n]*\]\([^)\n]*\)/g,
    (match) => `${quoted(match)} is not a valid link; its URL must not contain spaces, write %20 instead`,
  ],
  [/^#{2,6}[^\s#].*/gm, (match) => `${quoted(match)} is not a heading; add a space after the #`],
];

function textIssues(value: string, firstLine: number): ContentIssue[] {
  const lineOf = (index: number) => firstLine + value.slice(0, index).split('\n').length - 1;
  return unparsedSyntax.flatMap(([pattern, reason]) =>
    [...value.matchAll(pattern)].map((match) => ({
      line: lineOf(match.index),
      field: 'text',
      reason: reason(match[0]),
    })),
  );
}

const isFence = (line: string) => /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line)?.[1];

/** Returns whether a code block has an opening fence but no closing one. */
function isOpenCode(lines: readonly string[], { position }: Positioned): boolean {
  const fence = position && isFence(lines[position.start.line - 1] ?? '');
  if (!fence) return false;
  const last = lines[position.end.line - 1] ?? '';
  return position.start.line === position.end.line || !isFence(last)?.startsWith(fence);
}

function headingIssues(depth: number, above: number, isEmpty: boolean): string[] {
  if (depth === 1) return [titleReason];
  return [
    ...(isEmpty ? ['the heading is empty; add text or remove it'] : []),
    ...(depth > above + 1 ? [`a level ${depth} heading follows level ${above}; use ${'#'.repeat(above + 1)}`] : []),
  ];
}

/**
 * Lints an article's Markdown.
 * @param body the text from which the tree was parsed
 * @param publicFolder the folder of the site's images
 * @returns issues with line numbers of the body
 */
export function lintMarkdown(tree: MarkdownTree, body: string, publicFolder: string): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const lines = body.split('\n');
  // The title is the heading of level 1.
  let level = 1;
  const add = (node: Positioned, reason: string) => issues.push({ line: startOf(node), field: 'text', reason });
  visit(tree, (node) => {
    if (node.type === 'html') {
      const [tag] = openingTag.exec(node.value) ?? [];
      if (tag) add(node, `HTML is ignored; write Markdown, or put ${quoted(tag)} in backticks to show it`);
    } else if (node.type === 'text') {
      issues.push(...textIssues(node.value, startOf(node)), ...checkPlaceholders(node.value, startOf(node)));
    } else if (node.type === 'code' && isOpenCode(lines, node)) {
      add(node, 'the code block is not closed; add ``` on a separate line after it');
    } else if (node.type === 'footnoteReference') {
      add(
        node,
        `the footnote ${quoted(`[^${node.label ?? node.identifier}]`)} is not supported; write it in the sentence, in parentheses`,
      );
    } else if (node.type === 'image' || node.type === 'imageReference') {
      if (!node.alt?.trim()) add(node, 'the image has no alt text; describe it between [ and ]');
      if (node.alt) issues.push(...checkPlaceholders(node.alt, startOf(node)));
    } else if (node.type === 'heading') {
      for (const reason of headingIssues(node.depth, level, node.children.length === 0)) add(node, reason);
      level = node.depth;
    }
    if (node.type === 'blockquote') {
      const [kind] = /^> ?(\[!\w+\])/.exec(lines[startOf(node) - 1]?.trimStart() ?? '')?.slice(1) ?? [];
      if (kind && !calloutNames.includes(kind.toUpperCase())) {
        add(node, `${quoted(kind)} is not a callout; use ${calloutNames.join(', ')}`);
      }
    }
    if (node.type === 'image') {
      const reason = checkImage(node.url, publicFolder);
      if (reason) add(node, reason);
    }
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
      issues.push(...checkPlaceholders(node.url, startOf(node)));
    }
  });
  return issues;
}
