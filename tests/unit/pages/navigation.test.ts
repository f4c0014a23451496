import { expect, it } from 'vitest';
import { navLinks } from '@/lib/pages/navigation';
import type { NavEntry } from '@/lib/pages/navigation-schema';

it.each<[entry: NavEntry, expected: { label: string; href: string }[]]>([
  [{ page: 'pricing' }, [{ label: 'Цены', href: '/ru/pricing' }]],
  [{ page: 'blog', label: 'shell.nav.blog' }, [{ label: 'shell.nav.blog', href: '/ru/blog' }]],
  [{ page: 'security', label: 'shell.nav.help' }, [{ label: 'shell.nav.help', href: '/ru/security' }]],
  [{ page: 'docs', label: 'shell.nav.help' }, [{ label: 'shell.nav.help', href: '/ru/docs' }]],
  [{ menu: 'proxy', label: 'shell.nav.proxy' }, [{ label: 'shell.nav.proxy', href: '/ru/docs/proxies' }]],
  [
    { url: 'https://status.example', label: 'shell.nav.news' },
    [{ label: 'shell.nav.news', href: 'https://status.example' }],
  ],
  [{ setting: 'VIDEO_URL', label: 'shell.nav.video' }, []],
])('a navigation entry becomes a link in the language of the page: %j', (entry, expected) => {
  const links = navLinks('ru', [entry], (key) => key);
  expect(links.map(({ label, href }) => ({ label, href }))).toEqual(expected);
});

it('a list in the navigation has the pages that the language offers', () => {
  const idsIn = (locale: 'en' | 'zh') => navLinks(locale, [{ list: 'useCases' }], (key) => key).map(({ id }) => id);
  expect(idsIn('en')).toContain('crypto');
  expect(idsIn('zh')).not.toContain('crypto');
  expect(idsIn('zh')).toContain('data-collection');
});
