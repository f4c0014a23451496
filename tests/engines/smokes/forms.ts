import { expect } from 'vitest';
import { runAdminCommand } from '../../backend/run-admin-command';
import type { Visitor } from '../engine';
import { openHydrated, until, untilHidden, untilSaid, untilShown } from '../wait-for';
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
  await until(
    visitor,
    (wanted, source) => new RegExp(source).test(document.querySelector(wanted)?.textContent ?? ''),
    selector,
    number.source,
  );
  return number.exec(await visitor.evaluate((wanted) => document.querySelector(wanted)!.textContent, selector))![0];
}

export const formSmokes: readonly Smoke[] = [
  {
    name: 'the contact form marks an invalid email address, then accepts and stores the message',
    async run(visitor, server) {
      await openHydrated(visitor, '/ru/pre-sales');
      const content = `Письмо ${Date.now()}`;
      await write(visitor, 'a@b', content);
      await visitor.click(`${form} [type=submit]`);
      await until(visitor, () => document.activeElement?.getAttribute('aria-invalid') === 'true');
      await untilShown(visitor, '#email-problem');
      expect(await visitor.takeErrors()).toEqual(['400 for /api/site/contact']);
      await visitor.type(`${form} [name=email]`, '.example');
      await until(visitor, () => !document.querySelector('[name=email][aria-invalid]'));
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
      await untilHidden(visitor, 'button[name=helpful]');
      await until(visitor, () =>
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
      await untilShown(visitor, `${panel} [name=content]`);
      const content = `From the chat ${Date.now()}`;
      await visitor.type(`${panel} [name=email]`, 'ada@example.org');
      await visitor.type(`${panel} [name=content]`, content);
      await read();
      await visitor.click(`${panel} [type=submit]`);
      const number = await referenceIn(visitor, `${panel} [role=status]`);
      const { stdout } = await runAdminCommand(server, {}, 'inbox', '--kind', 'message');
      expect(stdout).toMatch(new RegExp(`${number}.*message {2}en /faq\\n.*\\n.*${content}`));
      await visitor.press('Escape');
      await untilHidden(visitor, panel);
    },
  },
  {
    name: 'the FAQ filter hides questions that do not match',
    async run(visitor) {
      await openHydrated(visitor, '/faq');
      const shown = () =>
        visitor.evaluate(
          () => [...document.querySelectorAll('main details')].filter((one) => one.checkVisibility()).length,
        );
      const all = await shown();
      await visitor.type('main [type=search]', 'zzzz');
      await untilSaid(visitor, 'main [role=status]', 'No question matches.');
      expect(all).toBeGreaterThan(0);
      expect(await shown()).toBe(0);
    },
  },
];
