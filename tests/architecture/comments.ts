import type { SourceFile } from 'typescript/unstable/ast';
import {
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isRegularExpressionLiteral,
  isStringLiteral,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
} from 'typescript/unstable/ast/is';
import { nodesOf } from './sources';

const texts = [
  isStringLiteral,
  isNoSubstitutionTemplateLiteral,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  isRegularExpressionLiteral,
  isJsxText,
];

/** What a source says in comments; texts that look like comments, such as addresses, are none. */
export function commentsIn(source: SourceFile): string {
  let code = '';
  let at = 0;
  for (const node of nodesOf(source)) {
    if (!texts.some((is) => is(node))) continue;
    code += source.text.slice(at, node.getStart());
    at = node.end;
  }
  code += source.text.slice(at);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)].map(([comment]) => comment).join('\n');
}
