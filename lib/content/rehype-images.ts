import type { Element, Root } from 'hast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { responsiveAttributes } from '@/lib/assets/responsive-images';
import { textDiagnostic, type TextSource } from '@/lib/content/diagnostic';

/** Returns an image's size in pixels, to reserve its space before it loads. */
async function sizeOf(source: TextSource, node: Element): Promise<{ width: number; height: number }> {
  const src = String(node.properties.src);
  // Few articles have images, and sharp is large.
  const { default: sharp } = await import('sharp');
  const image = path.join(process.cwd(), 'public', decodeURIComponent(src));
  try {
    // Photos may be stored sideways.
    const { autoOrient } = await sharp(image).metadata();
    return autoOrient;
  } catch {
    throw textDiagnostic(source, node, `image public${src} not found`);
  }
}

/** Returns the image of a paragraph that contains only an image with a title. */
function captioned(node: Element): Element | undefined {
  const [image, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isOnlyChild = node.tagName === 'p' && others.length === 0;
  return isOnlyChild && image?.type === 'element' && image.tagName === 'img' && image.properties.title
    ? image
    : undefined;
}

/**
 * Makes images lazy and responsive, with their space reserved. An image with a title that is alone in its paragraph
 * becomes a figure, with the title as its caption.
 * @throws ContentError for a missing image of this site
 */
export function rehypeImages(source: TextSource) {
  return async (tree: Root) => {
    const images: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') images.push(node);
      const image = captioned(node);
      if (!image) return;
      const caption = { type: 'text', value: String(image.properties.title) } as const;
      delete image.properties.title;
      node.tagName = 'figure';
      node.properties = { dataFigure: '' };
      node.children = [image, { type: 'element', tagName: 'figcaption', properties: {}, children: [caption] }];
    });
    for (const image of images) {
      const size = await sizeOf(source, image);
      const responsive = responsiveAttributes(String(image.properties.src), size.width);
      Object.assign(image.properties, size, responsive, { loading: 'lazy', decoding: 'async' });
    }
  };
}
