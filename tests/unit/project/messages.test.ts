import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords } from '@/lib/pages/check-content';
import { leaves, type Words } from '@/lib/content/word-rules';
import { contentIndex } from '@/lib/content/content-index';
import { namespaces } from '@/lib/content/interface-words';

const sources = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  )
  .join('\n');

/** True when the code asks for the message: by its whole key, by its last part behind a template, or by its file. */
function isUsed(namespace: string, key: string): boolean {
  const full = `${namespace}.${key}`;
  const last = key.split('.').at(-1)!;
  const group = key.split('.').slice(0, -1).join('.');
  const quoted = (text: string) => sources.includes(`'${text}'`) || sources.includes(`\`${text}\``);
  const byTemplate =
    sources.includes(`\`${group ? `${group}.` : `${namespace}.`}\${`) && (quoted(last) || namespace === 'taxonomy');
  // `plans.${id}.name`
  const byMiddle = sources.includes(`\`${key.split('.')[0]}.\${`) && sources.includes(`}.${last}\``);
  const byGroup = group !== '' && quoted(`${namespace}.${group}`) && quoted(last);
  return (
    quoted(key) ||
    quoted(full) ||
    byTemplate ||
    byMiddle ||
    byGroup ||
    // Words for scripts are read as properties.
    (namespace === 'client' &&
      (sources.includes(`.${last}`) || sources.includes(`\`\${purpose}${last.replace(/^[a-z]+/, '')}\``))) ||
    (group === 'offer' && sources.includes("'shell').offer"))
  );
}

describe('the words', () => {
  it('are in order in every language', async () => {
    expect(await checkWords('messages')).toEqual([]);
  });

  it('are all used', () => {
    const unused = namespaces.flatMap((name) => {
      const words = JSON.parse(readFileSync(`messages/en/${name}.json`, 'utf8')) as Words;
      return leaves(words)
        .map(([key]) => key)
        .filter((key) => !isUsed(name, key))
        .map((key) => `${name}.${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('name every category and tag of the articles', () => {
    const { blog, news } = contentIndex();
    const words = JSON.parse(readFileSync('messages/en/taxonomy.json', 'utf8')) as Record<string, string>;
    for (const { category, tags } of [...blog, ...news]) {
      for (const name of [category!, ...tags]) expect(words, name).toHaveProperty(name);
    }
  });

  it('promise nothing that nobody can keep', () => {
    const files = readdirSync('messages/en', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(json|md)$/.test(name),
    );
    const promises = /\b(?:100 ?%|no bans?\b|never (?:be )?banned|guarantee[ds]?\b|completely anonymous)/i;
    const found = files.filter((name) => promises.test(readFileSync(path.join('messages/en', name), 'utf8')));
    expect(found).toEqual([]);
  });
});
