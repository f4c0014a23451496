type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether two boxes on the screen share more than an edge. One without a size shares nothing. */
export const rectsIntersect = (a: Box, b: Box): boolean =>
  Math.max(a.left, b.left) < Math.min(a.right, b.right) && Math.max(a.top, b.top) < Math.min(a.bottom, b.bottom);
