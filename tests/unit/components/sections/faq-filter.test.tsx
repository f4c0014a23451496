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
const said = () => screen.getByRole('status').textContent;
const shown = () => [...document.querySelectorAll('details')].filter(({ hidden }) => !hidden);

/** The list of questions as components/pages/faq-page.tsx draws it. */
function draw(): void {
  render(
    <div id="questions">
      <FaqFilter list="questions" example="proxy" icon={null} label={words.filter} counts={counts} />
      {groups.map(({ id, name, questions }) => (
        <section id={id} key={id}>
          <h2>{name}</h2>
          <FaqList questions={questions} link={words.link} />
        </section>
      ))}
    </div>,
  );
}

describe('the filter of questions', () => {
  it('is a search that names the list it filters', () => {
    draw();
    expect(screen.getByRole('search').contains(field())).toBe(true);
    expect(field().getAttribute('aria-controls')).toBe('questions');
  });

  it('shows every question at first, and says how many', () => {
    draw();
    expect(shown()).toHaveLength(total);
    expect(said()).toBe(`${total} shown`);
  });

  it('hides what does not hold every word, whatever their order and case, and says how many are left', async () => {
    const user = userEvent.setup();
    draw();
    await user.type(field(), 'ACCOUNT profile');
    const fitting = shown();
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(total);
    for (const question of fitting) expect(question.textContent).toMatch(/(?=.*account)(?=.*profile)/is);
    expect(said()).toBe(`${fitting.length} shown`);
  });

  it('hides the headings of groups in which nothing is left', async () => {
    const user = userEvent.setup();
    draw();
    await user.type(field(), shown()[0]!.querySelector('summary')!.textContent);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([groups[0]!.name]);
  });

  it('shows nothing and says so where nothing fits, and all again when it is emptied', async () => {
    const user = userEvent.setup();
    draw();
    await user.type(field(), 'xyzzy');
    expect(shown()).toHaveLength(0);
    expect(said()).toBe('0 shown');
    await user.clear(field());
    expect(shown()).toHaveLength(total);
    expect(said()).toBe(`${total} shown`);
  });
});
