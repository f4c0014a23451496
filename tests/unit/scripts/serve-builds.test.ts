import { expect, it } from 'vitest';
import type { Build } from '@/scripts/build-store';
import { findNewerPublication } from '@/scripts/serve-builds';
import { folderPerTest } from '../../temp-folder';

const { at, put } = folderPerTest();

function create(name: string, id: string, publication: number | undefined, compiled = 'code'): Build {
  put(`${name}/BUILD_ID`, id);
  return { folder: at(name), digest: name, compiled, settings: {}, ...(publication && { publication }) };
}

it('a server takes over the newest publication with its code', () => {
  const served = create('1', 'a', 1);
  const builds = [create('3', 'a', 3), create('2', 'a', 2), served];
  expect(findNewerPublication(served, builds)?.folder).toBe(at('3'));
});

it('a server takes over no older publication, none with other code, and none that did not start', () => {
  const served = create('2', 'a', 2);
  const others = [create('5', 'b', 5), create('4', 'a', 4, 'other code'), create('3', 'a', 3), create('1', 'a', 1)];
  expect(findNewerPublication(served, others, at('3'))).toBeUndefined();
});

it('a build of an earlier version of the project, without a number, is not taken over', () => {
  expect(findNewerPublication(create('1', 'a', undefined), [create('2', 'a', undefined)])).toBeUndefined();
});
