import type { ReactNode } from 'react';
import type { PagePath } from '@/lib/i18n/paths';
import { articleMockups, splitAtMockup } from '@/lib/pages/article-mockups';
import code from './article-code.module.css';
import signs from './article-signs.module.css';
import tables from './article-tables.module.css';
import text from './article-text.module.css';
import wide from './article-wide-tables.module.css';

type ArticleTextProps = {
  path: PagePath;
  html: string;
  /** What may be shown in it. */
  scenes: Readonly<Record<string, ReactNode>> | undefined;
  /** A class for what only this collection's articles have. */
  look: string | undefined;
  /** The language it is written in, where that is another than the reader's. */
  language: string | undefined;
  /** The words of the button that copies code, and what it says then; without them there is none. */
  copy: string | undefined;
  copied: string | undefined;
};

/** The text of an article; where its subject is a piece of the product, a scene of that stands before its first heading. */
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
