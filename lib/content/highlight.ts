import { createHighlighterCore, createCssVariablesTheme, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import type { CodeLanguage } from '@/lib/content/code-samples';

/** Token type of highlighted code; all other code is plain. */
export type CodeKind = 'plain' | 'comment' | 'string' | 'keyword' | 'name';
export type CodeToken = { text: string; kind: CodeKind };

/** Token types by variable of Shiki's theme; more colors would be less informative. */
const kinds: Record<string, CodeKind> = {
  'token-comment': 'comment',
  'token-string': 'string',
  'token-string-expression': 'string',
  'token-keyword': 'keyword',
  'token-function': 'name',
};

/** Maps a token to its type. Shiki marks unquoted shell words as strings: options become keywords, the rest plain. */
function kindOf({ content, color = '' }: ThemedToken, language: CodeLanguage): CodeKind {
  const name = color.replace(/^var\(--shiki-(.*)\)$/, '$1');
  if (language === 'bash' && name === 'token-string') return content.startsWith('-') ? 'keyword' : 'plain';
  return kinds[name] ?? 'plain';
}

let highlighter: ReturnType<typeof createHighlighterCore> | null = null;

/** Merges adjacent tokens of the same type. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const result: CodeToken[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else result.push({ ...token });
  }
  return result;
}

/** Splits code into lines of tokens that CSS colors by class; inline styles would require a laxer CSP. */
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
    // By default, highlighting of a line stops after 500 ms, so builds on a busy machine would differ.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    mergeTokens(line.map((token) => ({ text: token.content, kind: kindOf(token, language) }))),
  );
}
