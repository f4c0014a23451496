import { afterAll, beforeAll } from 'vitest';
import { singlePostgresStore } from './postgres-stores';
import { testShortLinkCounts } from '../short-link-counts-suite';
import { testShortLinks } from '../short-link-suite';

let opened: Awaited<ReturnType<typeof singlePostgresStore>>;
beforeAll(async () => {
  opened = await singlePostgresStore();
});
afterAll(() => opened.stores.cleanup());

testShortLinks(() => opened.store);
testShortLinkCounts(() => opened.store);
