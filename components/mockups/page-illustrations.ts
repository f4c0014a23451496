import { rect, circlePath, repeat, type Drawing } from '@/components/mockups/svg-paths';

/** Charts and a seating plan as SVG paths, in a viewBox of 240 × 132. */
export const pageIllustrations = {
  chart: [
    ['border', repeat([32, 52, 72], (y) => rect(14, y, 212, 1))],
    ['tint', 'M14 104 50 84l36 8 36-34 36 10 36-36 32-10v90H14z'],
    [
      'accent',
      'M14 104 50 84l36 8 36-34 36 10 36-36 32-10v4l-30 10-37 37-36-10-36 34-36-8-34 19z' + circlePath(226, 24, 4),
    ],
  ],
  bars: [
    ['border', repeat([52, 74, 96], (y) => rect(14, y, 212, 1))],
    ['tint', repeat([40, 26, 52, 34, 60, 46], (height, i) => rect(18 + 35 * i, 112 - height, 10, height))],
    ['accent', repeat([28, 44, 38, 56, 48, 72], (height, i) => rect(31 + 35 * i, 112 - height, 10, height))],
  ],
  seats: [
    [
      'border',
      repeat([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => repeat([0, 1, 2], (row) => circlePath(22 + 16 * i, 44 + 20 * row, 6))),
    ],
    ['accent', repeat([3, 4, 5], (i) => circlePath(22 + 16 * i, 64, 6))],
    ['tint', 'M172 30h54v28a7 7 0 0 0 0 14v30h-54v-30a7 7 0 0 0 0-14z'],
    ['accent', rect(182, 42, 34, 5) + rect(182, 88, 20, 5)],
  ],
} as const satisfies Record<string, Drawing>;

export type UseCasePageName =
  | keyof typeof pageIllustrations
  | 'shop'
  | 'orders'
  | 'campaigns'
  | 'feed'
  | 'page'
  | 'video'
  | 'chat'
  | 'people'
  | 'wallet'
  | 'odds'
  | 'code'
  | 'search';
