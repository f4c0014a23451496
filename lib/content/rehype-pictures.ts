import type { Element, Root } from 'hast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { responsiveAttributes } from '@/lib/assets/responsive-pictures';
import { ContentProblem } from '@/lib/content/problem';

/** The size of a picture of this site in pixels, so that its place is kept before it is there. */
async function sizeOf(file: string, source: string): Promise<{ width: number; height: number }> {
  // Few articles have pictures, and the library is large.
  const { default: sharp } = await import('sharp');
  const picture = path.join(process.cwd(), 'public', decodeURIComponent(source));
  try {
    const { width, height } = await sharp(picture).metadata();
    return { width, height };
  } catch {
    throw new ContentProblem(file, 'text', `there is no picture public${source}`);
  }
}

/** The picture that stands alone in a paragraph and has a title. */
function captioned(node: Element): Element | undefined {
  const [picture, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isAlone = node.tagName === 'p' && others.length === 0;
  return isAlone && picture?.type === 'element' && picture.tagName === 'img' && picture.properties.title
    ? picture
    : undefined;
}

/**
 * Pictures load late, in the widths of the site, into places that are kept for them. One that stands alone in its
 * paragraph and has a title is a figure, with the title as its caption.
 * @param file the article's file, for messages
 * @throws ContentProblem for a picture of this site that is not there
 */
export function rehypePictures(file: string) {
  return async (tree: Root) => {
    const pictures: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') pictures.push(node);
      const picture = captioned(node);
      if (!picture) return;
      const caption = { type: 'text', value: String(picture.properties.title) } as const;
      delete picture.properties.title;
      node.tagName = 'figure';
      node.properties = { dataPicture: '' };
      node.children = [picture, { type: 'element', tagName: 'figcaption', properties: {}, children: [caption] }];
    });
    for (const { properties } of pictures) {
      const source = String(properties.src);
      const size = source.startsWith('/') ? await sizeOf(file, source) : {};
      Object.assign(properties, size, responsiveAttributes(source), { loading: 'lazy', decoding: 'async' });
    }
  };
}
