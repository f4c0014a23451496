import type { ReactNode } from 'react';
import { splitAtMockup } from '@/lib/pages/article-mockups';
import code from './article-code.module.css';
import yesNoCells from './article-yes-no-cells.module.css';
import articleTables from './article-tables.module.css';
import text from './article-text.module.css';
import wide from './article-wide-tables.module.css';

type ArticleTextProps = {
  html: string;
  /** The product mockup that it shows. */
  mockup: ReactNode;
  /** Class with the styles of this collection's articles. */
  className: string | undefined;
  /** Its language, if not the reader's. */
  language: string | undefined;
  /** Label of the copy button, and its label after copying; without them there is no button. */
  copyLabel: string | undefined;
  copiedLabel: string | undefined;
};

/** Text of an article; articles about a part of the product show its mockup before the first heading. */
export function ArticleText({ html, mockup, className = '', language, copyLabel, copiedLabel }: ArticleTextProps) {
  const renderHtml = (content: string, attributes?: object) => (
    <div
      className={`${text.text} ${articleTables.articleTables} ${yesNoCells.yesNoCells} ${wide.wide} ${className} ${code.code}`}
      lang={language}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
  const copyAttributes = { 'data-copy': copyLabel, 'data-copied': copiedLabel };
  if (!mockup) return renderHtml(html, copyAttributes);
  const [before, after] = splitAtMockup(html);
  return (
    <div {...copyAttributes}>
      {renderHtml(before)}
      <div className={text.mockup}>{mockup}</div>
      {renderHtml(after)}
    </div>
  );
}
