import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Comparison } from '@/components/sections/comparison';
import { setPageLocale } from '../root-params';

const documented = { heading: 'What it documents', text: 'Two engines.' };
const stay = { heading: 'When it may suit you better', text: 'If you need both engines.' };
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

beforeEach(() => setPageLocale('en'));

describe('the comparison with another product', () => {
  it('has a column for either choice, and says the same two things in both', async () => {
    render(await Comparison({ product: 'GoLogin', documented, stay }));
    expect(headings(2)).toEqual(['Stay with GoLogin', 'Choose Facetry']);
    expect(headings(3)).toEqual([
      documented.heading,
      stay.heading,
      'What Facetry brings along',
      'When Facetry may suit you better',
    ]);
    expect(screen.getByRole('link', { name: 'Local API' }).getAttribute('href')).toBe('/local-api');
  });

  it('sets nothing of ours against what is not quoted of the other', async () => {
    setPageLocale('zh');
    render(await Comparison({ product: 'Ziniao', stay }));
    expect(headings(2)).toEqual(['继续用 Ziniao', '选择 Facetry']);
    expect(headings(3)).toEqual([stay.heading, '什么情况下 Facetry 更合适']);
  });
});
