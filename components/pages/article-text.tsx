import type { ReactNode } from 'react';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { articleMockups, splitAtMockup } from '@/lib/pages/article-mockups';
import code from './article-code.module.css';
import signs from './article-signs.module.css';
import tables from './article-tables.module.css';
import text from './article-text.module.css';
import wide from './article-wide-tables.module.css';

type ArticleTextProps = {
  path: PagePath;
  html: string;
  /** Mockups it may show. */
  scenes: Readonly<Record<string, ReactNode>> | undefined;
  /** Class with the styles of this collection's articles. */
  look: string | undefined;
  /** Its language, if not the reader's. */
  language: string | undefined;
  /** Label of the copy button, and its label after copying; without them there is no button. */
  copy: string | undefined;
  copied: string | undefined;
};

/** Text of an article; articles about a part of the product show its mockup before the first heading. */
export function ArticleText({ path, html, scenes, look = '', language, copy, copied }: ArticleTextProps) {
  const name = articleMockups.get(path);
  const part = (content: string, words?: object) => (
    <div
      className={`${text.text} ${tables.tables} ${signs.signs} ${wide.wide} ${look} ${code.code}`}
      lang={language}
      {...words}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
  const words = { 'data-copy': copy, 'data-copied': copied };
  const scene = name && scenes?.[name];
  if (!scene) return part(html, words);
  const [before, after] = splitAtMockup(html);
  return (
    <div {...words}>
      {part(before)}
      <div className={text.scene}>{scene}</div>
      {part(after)}
    </div>
  );
}
