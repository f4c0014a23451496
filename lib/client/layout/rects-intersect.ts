type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether two rectangles overlap by more than an edge. An empty one overlaps with none. */
export const rectsIntersect = (a: Box, b: Box): boolean =>
  Math.max(a.left, b.left) < Math.min(a.right, b.right) && Math.max(a.top, b.top) < Math.min(a.bottom, b.bottom);
