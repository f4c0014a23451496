import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Comparison } from '@/components/sections/comparison';

const choose = { heading: 'Choose ours if', text: 'In short.', points: ['You buy proxies yourself'] };
const stay = {
  heading: 'Stay with theirs if',
  text: 'In short.',
  points: ['You need both engines', 'Scripts rest on it'],
};

it('the comparison shows when to choose our product and when to stay with the other one, with reasons', () => {
  render(<Comparison chooseUs={choose} stayWithCompetitor={stay} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([choose.heading, stay.heading]);
  const lists = screen.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual([choose.points.join(''), stay.points.join('')]);
});
