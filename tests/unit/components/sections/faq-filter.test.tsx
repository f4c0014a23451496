import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FaqFilter } from '@/components/sections/faq-filter';
import { FaqList } from '@/components/sections/faq-list';
import words from '@/messages/en/faq.json';
import copy from '@/messages/en/pages/faq.json';

const groups = copy.questionGroups;
const total = groups.flatMap(({ questions }) => questions).length;
const counts = Array.from({ length: total + 1 }, (_, count) => `${count} shown`);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: words.filter });
const announced = () => screen.getByRole('status').textContent;
const visibleQuestions = () => [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden);

/** Renders the FAQ list as components/pages/faq-page.tsx does. */
function renderComponent(): void {
  render(
    <div id="questions">
      <FaqFilter listId="questions" example="proxy" icon={null} label={words.filter} counts={counts} />
      {groups.map(({ id, name, questions }) => (
        <section id={id} key={id}>
          <h2>{name}</h2>
          <FaqList questions={questions} locale="en" link={words.link} />
        </section>
      ))}
    </div>,
  );
}

describe('FAQ filter', () => {
  it('the FAQ filter is a search landmark that refers to its list', () => {
    renderComponent();
    expect(screen.getByRole('search').contains(field())).toBe(true);
    expect(field().getAttribute('aria-controls')).toBe('questions');
  });

  it('initially every question is shown, and their number', () => {
    renderComponent();
    expect(visibleQuestions()).toHaveLength(total);
    expect(announced()).toBe(`${total} shown`);
  });

  it('the filter hides questions without all words, in any order and case, and shows the number left', async () => {
    const user = userEvent.setup();
    renderComponent();
    await user.type(field(), 'ACCOUNT profile');
    const fitting = visibleQuestions();
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(total);
    for (const question of fitting) expect(question.textContent).toMatch(/(?=.*account)(?=.*profile)/is);
    expect(announced()).toBe(`${fitting.length} shown`);
  });

  it('headings of empty groups are hidden', async () => {
    const user = userEvent.setup();
    renderComponent();
    await user.type(field(), visibleQuestions()[0]!.querySelector('summary')!.textContent);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([groups[0]!.name]);
  });

  it('without matches a message is shown, and an empty query shows all questions', async () => {
    const user = userEvent.setup();
    renderComponent();
    await user.type(field(), 'xyzzy');
    expect(visibleQuestions()).toHaveLength(0);
    expect(announced()).toBe('0 shown');
    await user.clear(field());
    expect(visibleQuestions()).toHaveLength(total);
    expect(announced()).toBe(`${total} shown`);
  });
});
