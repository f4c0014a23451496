import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CodeBlockActions } from '@/components/deferred/code-block-actions';
import { NextContext } from '../next-context';

const article = (code: string) => (
  <div lang="en-US" data-copy="Копировать" data-copied="Скопировано">
    <figure>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  </div>
);

const page = (path: string, code: string) => (
  <NextContext path={path}>
    <div key={path}>{article(code)}</div>
    <CodeBlockActions language="ru-RU" />
  </NextContext>
);

describe('code blocks', () => {
  it('a code block gets a copy button with labels in the language of the page', async () => {
    const user = userEvent.setup();
    render(page('/ru/docs/proxies', 'npm start\n'));
    const button = screen.getByRole('button', { name: 'Копировать' });
    expect(button.closest('[lang]')!.getAttribute('lang')).toBe('ru-RU');
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe('npm start');
    expect(screen.getByText('Скопировано')).toBeDefined();
  });

  it('the copy button works on the next page', async () => {
    const user = userEvent.setup();
    const { rerender } = render(page('/ru/docs/proxies', 'npm start'));
    rerender(page('/ru/docs/automation', 'npm test'));
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('npm test');
  });
});
