import { describe, expect, it, vi } from 'vitest';
import { articleData, organization, softwareApplication } from '@/lib/seo/json-ld';
import { getArticle } from '@/lib/pages/articles';
import type { PageCopy } from '@/lib/content/page-copy';
import { contentIndex } from '@/lib/content/content-index';

vi.mock('server-only', () => ({}));

const id = contentIndex().blog[0]!.id;

describe('structured data', () => {
  it('the organization has an id and a logo on the home page, and other pages refer to the id', () => {
    const { '@id': organizationId, logo, url } = organization() as unknown as Record<string, unknown>;
    expect(organizationId).toBe(`${String(url)}/#organization`);
    expect(logo).toMatchObject({ '@type': 'ImageObject', url: `${String(url)}/icon-512.png` });
    const { publisher } = softwareApplication('ru', { description: '' } as PageCopy) as unknown as {
      publisher: Record<string, unknown>;
    };
    expect(publisher['@id']).toBe(organizationId);
    expect(publisher).not.toHaveProperty('url');
  });

  it("an article has its Open Graph image, and its author team's page", async () => {
    const article = await getArticle('blog', id, 'ru');
    const image = 'https://www.facetry.example/og/0123456789/ru/blog/one.png';
    const data = articleData('ru', 'blog', article, 'Team', image) as unknown as Record<string, unknown>;
    expect(data.image).toBe(image);
    expect(data.author).toMatchObject({ name: 'Team', url: expect.stringMatching(/\/ru\/about-us$/) });
  });
});
