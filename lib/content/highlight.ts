import { createHighlighterCore, createCssVariablesTheme, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import type { CodeLanguage } from '@/lib/content/code-samples';

/** What a piece of code is; all else is plain. */
export type CodeKind = 'plain' | 'comment' | 'string' | 'keyword' | 'name';
export type CodeToken = { text: string; kind: CodeKind };

/** The variables of Shiki's theme, as few kinds: more colours would say less. */
const kinds: Record<string, CodeKind> = {
  'token-comment': 'comment',
  'token-string': 'string',
  'token-string-expression': 'string',
  'token-keyword': 'keyword',
  'token-function': 'name',
};

/** In a shell, words without quotes are strings as well: options are told apart from them, and the rest is plain. */
function kindOf({ content, color = '' }: ThemedToken, language: CodeLanguage): CodeKind {
  const name = color.replace(/^var\(--shiki-(.*)\)$/, '$1');
  if (language === 'bash' && name === 'token-string') return content.startsWith('-') ? 'keyword' : 'plain';
  return kinds[name] ?? 'plain';
}

let highlighter: ReturnType<typeof createHighlighterCore> | null = null;

/** Neighbours of one kind become one token. */
function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const result: CodeToken[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else result.push({ ...token });
  }
  return result;
}

/** Splits code into lines of tokens, so that the page can colour them by class; inline styles would need a laxer CSP. */
export async function codeLines(code: string, language: CodeLanguage): Promise<CodeToken[][]> {
  if (language === 'text') return code.split('\n').map((text) => [{ text, kind: 'plain' }]);
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme()],
    langs: [bash, javascript, json, python, yaml],
    engine: createJavaScriptRegexEngine(),
  });
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: language,
    theme: 'css-variables',
    // By default a line that takes half a second is left half coloured, so a busy computer would build other pages.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => joined(line.map((token) => ({ text: token.content, kind: kindOf(token, language) }))));
}
