import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { binPath } from '@/scripts/run';
import { dataFolder } from '../start-server';
import { plainPort } from './server-ports';

/** Lists the stored messages, as the operator sees them. */
export const readInbox = () =>
  spawnSync(binPath('tsx'), ['scripts/cli/inbox.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder(plainPort) },
  }).stdout;

/** Fills in the sales contact form. */
export async function fillContactForm(page: Page, content: string): Promise<void> {
  await page.locator('input[name=name]').fill('Ada');
  await page.locator('input[name=email]').fill('ada@example.org');
  await page.locator('textarea[name=content]').fill(content);
}
