import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildsFolder } from '@/scripts/build-store';
import { isFull } from '../sampling';
import { nginxUnavailableReason } from '../nginx/nginx-and-site';
import { startCluster, type Cluster } from '../publishing/cluster';
import { articlePath, editionsIn, writeEdition } from '../publishing/editions';
import { copyProject, type ProjectCopy } from '../publishing/project-copy';
import { startPublishVisitors } from '../publishing/publish-visitors';
import { temporaryFolder } from '../temp-folder';
import { waitUntil } from './npm-start';

/** Content is published again and again to two servers behind nginx that share a store, under load. */

const publications = isFull ? 50 : 3;
const missing = nginxUnavailableReason();

describe.runIf(isFull || !missing)(`publications behind nginx${missing ? `: ${missing}` : ''}`, () => {
  const folder = temporaryFolder();
  let project: ProjectCopy;
  let cluster: Cluster;
  beforeAll(async () => {
    project = copyProject(folder);
    cluster = await startCluster(project.folder, { RATE_LIMIT: 'off' });
  });
  afterAll(() => cluster?.stop());

  const editionOf = async (path: string, server?: 0 | 1) => {
    const { body } = await cluster.get(path, server === undefined ? {} : { server });
    return editionsIn(body.toString());
  };

  it(
    `visitors get no error, no page of several editions and no missing file during ${publications} publications`,
    async () => {
      const stop = startPublishVisitors((path) => cluster.get(path));
      for (let edition = 1; edition <= publications; edition += 1) {
        writeEdition(project, edition);
        expect(await project.publish()).toEqual({ status: 0, stderr: '' });
        for (const server of [0, 1] as const)
          await waitUntil(async () => (await editionOf('/', server)).includes(edition));
        // nginx empties its cache when the servers with the old content have gone.
        await waitUntil(async () => (await editionOf('/')).includes(edition));
        await waitUntil(async () => (await editionOf(articlePath)).includes(edition));
      }
      const { pages, failures, slowest } = await stop();
      console.log(`  ${pages} pages, the slowest response after ${Math.round(slowest)} ms`);
      expect(failures).toEqual([]);
      // The publication that is served, and at most those that servers have left a moment ago.
      const builds = readdirSync(project.at(buildsFolder)).filter((name) => /^\d{15}$/.test(name));
      expect(builds.length).toBeLessThanOrEqual(4);
      expect(pages).toBeGreaterThan(publications * 20);
    },
    isFull ? 7_200_000 : 900_000,
  );
});
