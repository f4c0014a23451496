import { expect } from 'vitest';
import { runAdminCommand } from '../../backend/run-admin-command';
import type { Visitor } from '../engine';
import { openHydrated, waitFor, waitForHidden, waitForText, waitForVisible } from '../wait-for';
import type { Smoke } from '../smoke';

/** Contact form, chat and article feedback, checked through the operator's inbox. */

/** Anything submitted faster is classified as spam. */
const readingTime = 2500;
const read = () => new Promise((resolve) => setTimeout(resolve, readingTime));

const form = 'form[action$="site/contact"]';

async function write(visitor: Visitor, email: string, content: string): Promise<void> {
  await visitor.type(`${form} [name=name]`, 'Ada');
  await visitor.type(`${form} [name=email]`, email);
  await visitor.type(`${form} [name=content]`, content);
  await read();
}

/** Returns the reference number of a message that an element shows. */
async function referenceIn(visitor: Visitor, selector: string): Promise<string> {
  const number = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/;
  await waitFor(
    visitor,
    (target, source) => new RegExp(source).test(document.querySelector(target)?.textContent ?? ''),
    selector,
    number.source,
  );
  return number.exec(await visitor.evaluate((target) => document.querySelector(target)!.textContent, selector))![0];
}

export const formSmokes: readonly Smoke[] = [
  {
    name: 'the contact form marks an invalid email address, then accepts and stores the message',
    async run(visitor, server) {
      await openHydrated(visitor, '/ru/pre-sales');
      const content = `Письмо ${Date.now()}`;
      await write(visitor, 'a@b', content);
      await visitor.click(`${form} [type=submit]`);
      await waitFor(visitor, () => document.activeElement?.getAttribute('aria-invalid') === 'true');
      await waitForVisible(visitor, '#email-problem');
      expect(await visitor.takeErrors()).toEqual(['400 for /api/site/contact']);
      await visitor.type(`${form} [name=email]`, '.example');
      await waitFor(visitor, () => !document.querySelector('[name=email][aria-invalid]'));
      await visitor.click(`${form} [type=submit]`);
      const number = await referenceIn(visitor, `${form} [role=status]`);
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'contact');
      expect(stdout).toMatch(new RegExp(`${number}.*contact {2}ru /ru/pre-sales\\n.*<a@b\\.example>\\n.*${content}`));
    },
  },
  {
    name: 'article feedback is stored',
    async run(visitor, server) {
      await openHydrated(visitor, '/ru/docs/proxies');
      await visitor.click('button[name=helpful][value=yes]');
      await waitForHidden(visitor, 'button[name=helpful]');
      await waitFor(visitor, () =>
        [...document.querySelectorAll('form [role=status]')].some((status) => status.textContent !== ''),
      );
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'helpful');
      expect(stdout).toContain('helpful  ru /ru/docs/proxies');
    },
  },
  {
    name: 'the built-in chat opens, stores a message, and closes on Escape',
    async run(visitor, server) {
      // The launcher hides when it would cover a main action; this page has none.
      await openHydrated(visitor, '/faq');
      await visitor.click('[data-click="open chat"]');
      const panel = '[role=dialog][data-opened=chat]';
      await waitForVisible(visitor, `${panel} [name=content]`);
      const content = `From the chat ${Date.now()}`;
      await visitor.type(`${panel} [name=email]`, 'ada@example.org');
      await visitor.type(`${panel} [name=content]`, content);
      await read();
      await visitor.click(`${panel} [type=submit]`);
      const number = await referenceIn(visitor, `${panel} [role=status]`);
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'message');
      expect(stdout).toMatch(new RegExp(`${number}.*message {2}en /faq\\n.*\\n.*${content}`));
      await visitor.press('Escape');
      await waitForHidden(visitor, panel);
    },
  },
  {
    name: 'the FAQ filter hides questions that do not match',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      const countVisible = () =>
        visitor.evaluate(
          () => [...document.querySelectorAll('main details')].filter((element) => element.checkVisibility()).length,
        );
      const all = await countVisible();
      await visitor.type('main [type=search]', 'zzzz');
      await waitForText(visitor, 'main [role=status]', 'No question matches.');
      expect(all).toBeGreaterThan(0);
      expect(await countVisible()).toBe(0);
    },
  },
];
