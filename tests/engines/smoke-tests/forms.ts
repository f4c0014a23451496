import { expect } from 'vitest';
import { translated } from '../../articles';
import { runAdminCommand } from '../../backend/run-admin-command';
import type { BrowserPage } from '../engine';
import { openHydrated, waitFor, waitForHidden, waitForText, waitForVisible } from '../wait-for';
import type { SmokeTest } from '../smoke';

/** Contact form, chat and article feedback, checked through the operator's inbox. */

/** Anything submitted faster is classified as spam. */
const minimumFillTime = 2500;
const waitForMinimumFillTime = () => new Promise((resolve) => setTimeout(resolve, minimumFillTime));

const form = 'form[action$="site/contact"]';

async function fillForm(page: BrowserPage, email: string, content: string): Promise<void> {
  await page.type(`${form} [name=name]`, 'Ada');
  await page.type(`${form} [name=email]`, email);
  await page.type(`${form} [name=content]`, content);
  await waitForMinimumFillTime();
}

/** Returns the reference number of a message that an element shows. */
async function referenceIn(page: BrowserPage, selector: string): Promise<string> {
  const number = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/;
  await waitFor(
    page,
    (target, source) => new RegExp(source).test(document.querySelector(target)?.textContent ?? ''),
    selector,
    number.source,
  );
  return number.exec(await page.evaluate((target) => document.querySelector(target)!.textContent, selector))![0];
}

export const formSmokeTests: readonly SmokeTest[] = [
  {
    name: 'the contact form marks an invalid email address, then accepts and stores the message',
    async run(page, server) {
      await openHydrated(page, '/ru/pre-sales');
      const content = `Письмо ${Date.now()}`;
      await fillForm(page, 'a@b', content);
      await page.click(`${form} [type=submit]`);
      await waitFor(page, () => document.activeElement?.getAttribute('aria-invalid') === 'true');
      await waitForVisible(page, '#email-error');
      expect(await page.drainErrors()).toEqual(['400 for /api/site/contact']);
      await page.type(`${form} [name=email]`, '.example');
      await waitFor(page, () => !document.querySelector('[name=email][aria-invalid]'));
      await page.click(`${form} [type=submit]`);
      const number = await referenceIn(page, `${form} [role=status]`);
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'contact');
      expect(stdout).toMatch(new RegExp(`${number}.*contact {2}ru /ru/pre-sales\\n.*<a@b\\.example>\\n.*${content}`));
    },
  },
  {
    name: 'article feedback is stored',
    async run(page, server) {
      const path = `/ru${translated('docs').path}`;
      await openHydrated(page, path);
      await page.click('button[name=helpful][value=yes]');
      await waitForHidden(page, 'button[name=helpful]');
      await waitFor(page, () =>
        [...document.querySelectorAll('form [role=status]')].some((status) => status.textContent !== ''),
      );
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'helpful');
      expect(stdout).toContain(`helpful  ru ${path}`);
    },
  },
  {
    name: 'the built-in chat opens, stores a message, and closes on Escape',
    async run(page, server) {
      // The launcher hides when it would cover a main action; this page has none.
      await openHydrated(page, '/faq');
      await page.click('[data-click="open chat"]');
      const panel = '[role=dialog][data-overlay=chat]';
      await waitForVisible(page, `${panel} [name=content]`);
      const content = `From the chat ${Date.now()}`;
      await page.type(`${panel} [name=email]`, 'ada@example.org');
      await page.type(`${panel} [name=content]`, content);
      await waitForMinimumFillTime();
      await page.click(`${panel} [type=submit]`);
      const number = await referenceIn(page, `${panel} [role=status]`);
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'message');
      expect(stdout).toMatch(new RegExp(`${number}.*message {2}en /faq\\n.*\\n.*${content}`));
      await page.press('Escape');
      await waitForHidden(page, panel);
    },
  },
  {
    name: 'the FAQ filter hides questions that do not match',
    async run(page) {
      await openHydrated(page, '/faq');
      const countVisible = () =>
        page.evaluate(
          () => [...document.querySelectorAll('main details')].filter((element) => element.checkVisibility()).length,
        );
      const all = await countVisible();
      await page.type('main [type=search]', 'zzzz');
      await waitForText(page, 'main [role=status]', 'No question matches.');
      expect(all).toBeGreaterThan(0);
      expect(await countVisible()).toBe(0);
    },
  },
];
