import { afterAll } from 'vitest';
import { storeFolders } from '../backup-rows';
import { testWorkbenchRestore } from '../workbench-restore-suite';

const { folder, open, cleanup } = storeFolders();
afterAll(cleanup);

testWorkbenchRestore(open, () => folder);
