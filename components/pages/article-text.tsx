import type { ComponentType } from 'react';
import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { ProxyCheckScene } from '@/components/scenes/proxy-check';
import { SynchroniserScene } from '@/components/scenes/synchroniser';
import { TeamScene } from '@/components/scenes/team-permissions';
import { VaultScene } from '@/components/scenes/vault';
import type { PagePath } from '@/lib/i18n/paths';
import { articleScenes, partsAroundScene, type ArticleScene } from '@/lib/pages/article-scenes';
import code from './article-code.module.css';
import reference from './article-reference.module.css';
import tables from './article-tables.module.css';
import text from './article-text.module.css';

const scenes: Record<ArticleScene, ComponentType> = {
  proxy: ProxyCheckScene,
  fingerprint: FingerprintScene,
  synchroniser: SynchroniserScene,
  team: TeamScene,
  vault: VaultScene,
};

type ArticleTextProps = {
  path: PagePath;
  html: string;
  /** The language it is written in, where that is another than the reader's. */
  language: string | undefined;
  /** The words of the button that copies code, and what it says then; without them there is none. */
  copy: string | undefined;
  copied: string | undefined;
};

/** The text of an article; where its subject is a piece of the product, a scene of that stands before its first heading. */
export function ArticleText({ path, html, language, copy, copied }: ArticleTextProps) {
  const name = articleScenes.get(path);
  const part = (content: string, words?: object) => (
    <div
      className={`${text.text} ${tables.tables} ${reference.reference} ${code.code}`}
      lang={language}
      {...words}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
  const words = { 'data-copy': copy, 'data-copied': copied };
  if (!name) return part(html, words);
  const Scene = scenes[name];
  const [before, after] = partsAroundScene(html);
  return (
    <div {...words}>
      {part(before)}
      <div className={text.scene}>
        <Scene />
      </div>
      {part(after)}
    </div>
  );
}
