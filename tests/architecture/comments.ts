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

/** Returns the text of a source's comments. Strings that look like comments, such as URLs, are skipped. */
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
