import type { Element, Root } from 'hast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { responsiveAttributes } from '@/lib/assets/responsive-images';
import { textDiagnostic, type TextSource } from '@/lib/content/diagnostic';

/** The size of a picture of this site in pixels, so that its place is kept before it is there. */
async function sizeOf(source: TextSource, node: Element): Promise<{ width: number; height: number }> {
  const address = String(node.properties.src);
  // Few articles have pictures, and the library is large.
  const { default: sharp } = await import('sharp');
  const picture = path.join(process.cwd(), 'public', decodeURIComponent(address));
  try {
    const { width, height } = await sharp(picture).metadata();
    return { width, height };
  } catch {
    throw textDiagnostic(source, node, `there is no picture public${address}`);
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
 * @throws ContentError for a picture of this site that is not there
 */
export function rehypeImages(source: TextSource) {
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
    for (const picture of pictures) {
      const address = String(picture.properties.src);
      const size = address.startsWith('/') ? await sizeOf(source, picture) : {};
      Object.assign(picture.properties, size, responsiveAttributes(address), { loading: 'lazy', decoding: 'async' });
    }
  };
}
