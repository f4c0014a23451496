import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchForm } from '@/components/sections/search-form';
import words from '@/messages/en/common.json';
import { setPageLocale } from '../root-params';

it('the search form works without scripts and has a labelled field', async () => {
  setPageLocale('en');
  render(await SearchForm({ locale: 'en' }));
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: words.searchField });
  expect([field.name, field.maxLength]).toEqual(['q', 200]);
  expect(field.form!.getAttribute('action')).toBe('/search');
  expect(field.form!.method).toBe('get');
  expect(field.closest('search')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.searchButton }).type).toBe('submit');
});
