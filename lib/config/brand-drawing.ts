/** A drawing of the brand: its logo or icon, an SVG of shapes in `currentColor`. */
export type Drawing = { /** Width and height of its view box. */ size: number; /** The shapes. */ markup: string };

const rootPattern =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"(?: fill="none")?>([\s\S]+)<\/svg>$/;
const elements = ['g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];
const attributes = new Set([
  ...['d', 'points', 'transform', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'],
]);

/** Returns why a drawing cannot be used: pages, icons and images embed it, and the policy of pages forbids styles. */
export function drawingIssue(svg: string): string | undefined {
  const [, , markup] = rootPattern.exec(svg.trim()) ?? [];
  if (markup === undefined) {
    return 'must be <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"> with a square view box';
  }
  if (markup.replaceAll(/<\/?[a-z]+(?: [\w-]+="[^"<>&]*")* ?\/?>/g, '').trim()) {
    return 'must consist of shapes only, without text, comments and namespaces';
  }
  for (const [, element, attribute, value] of markup.matchAll(/<([a-z]+)| ([\w-]+)="([^"]*)"/g)) {
    if (element && !elements.includes(element)) return `<${element}> is not one of ${elements.join(', ')}`;
    if (attribute && !attributes.has(attribute)) return `the attribute ${attribute} is not supported`;
    if (value?.includes('url(')) return 'must not refer to other elements';
  }
  return undefined;
}

/** Parses a valid drawing. */
export function parseDrawing(svg: string): Drawing {
  const [, size, shapes] = rootPattern.exec(svg.trim()) ?? [];
  if (shapes === undefined) throw new Error(`Not a drawing: ${drawingIssue(svg)}.`);
  // With closing tags, it is the same in HTML and in SVG.
  const markup = shapes
    .trim()
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<([a-z]+)([^>]*?) ?\/>/g, '<$1$2></$1>');
  return { size: Number(size), markup };
}
