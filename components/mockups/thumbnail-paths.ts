import type { UseCasePageName } from '@/components/mockups/page-illustrations';
import { textLine, rect, circlePath, repeat, type Drawing } from '@/components/mockups/svg-paths';

/** A profile's gem around a point: its body and highlight. */
const gemBody = (x: number, y: number, r: number) =>
  `M${x - 0.5 * r} ${y - 0.8 * r}h${r}l${0.5 * r} ${0.6 * r}-${r} ${1.1 * r}-${r}-${1.1 * r}z`;
const gemHighlight = (x: number, y: number, r: number) =>
  `M${x - 0.5 * r} ${y - 0.8 * r}h${r}l-${0.1 * r} ${0.6 * r}h-${0.8 * r}zM${x - 0.4 * r} ${y - 0.2 * r}h${0.8 * r}l-${0.4 * r} ${1.1 * r}z`;

/** Products (lamp, vase, mug), in 24 × 24. */
const lamp = (x: number, y: number) => `M${x + 8} ${y + 3}h8l4 9h-16zM${x + 11} ${y + 12}h2v6h4v3h-10v-3h4z`;
const vase = (x: number, y: number) => `M${x + 9} ${y + 3}h6v4c3 2 4 4 4 7a7 7 0 0 1-14 0c0-3 1-5 4-7z`;
const mug = (x: number, y: number) => `M${x + 4} ${y + 6}h12v3h2a3 3 0 0 1 0 6h-2v2a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z`;

const threeIndexes = [0, 1, 2];

/** Websites' pages, and separate thumbnails for use cases whose pages look alike. */
export type ThumbnailName = UseCasePageName | 'pages' | 'replies' | 'parcels' | 'prices';

/** Thumbnails of websites' pages, reduced to their characteristic parts, in a box of 128 × 72. */
export const thumbnailPaths: Readonly<Record<ThumbnailName, Drawing>> = {
  shop: [
    ['background', repeat(threeIndexes, (i) => rect(10 + 38 * i, 10, 32, 36))],
    ['accent', lamp(14, 16) + vase(52, 16) + mug(91, 15)],
    ['text', repeat(threeIndexes, (i) => textLine(10 + 38 * i, 54, 22))],
  ],
  orders: [
    ['background', repeat([10, 41], (y) => rect(10, y, 108, 24))],
    ['accent', lamp(13, 10) + vase(13, 41) + repeat([10, 41], (y) => circlePath(104, y + 12, 7))],
    ['text', repeat([16, 47], (y) => textLine(46, y, 36))],
    ['border', repeat([26, 57], (y) => textLine(46, y, 24))],
    ['background', 'M100 21l3 3 5-5 1 1-6 7-4-5zM100 52l3 3 5-5 1 1-6 7-4-5z'],
  ],
  chart: [
    ['tint', 'M10 52 34 38l20 6 24-22 14 6 26-18v52H10z'],
    ['accent', 'M10 50 34 36l20 6 24-22 14 6 22-15 3 5-25 16-14-6-24 22-20-6-24 14z' + circlePath(116, 13, 5)],
  ],
  bars: [
    ['tint', repeat([26, 18, 36, 24, 44], (height, i) => rect(12 + 22 * i, 62 - height, 7, height))],
    ['accent', repeat([18, 32, 26, 42, 52], (height, i) => rect(20 + 22 * i, 62 - height, 8, height))],
  ],
  campaigns: [
    ['background', repeat([9, 29, 49], (y) => rect(10, y, 108, 14))],
    ['text', repeat([13, 33, 53], (y) => textLine(17, y, 26))],
    ['tint', repeat([12, 32, 52], (y) => rect(54, y, 58, 8))],
    ['accent', repeat([44, 20, 54], (width, i) => rect(54, 12 + 20 * i, width, 8))],
  ],
  feed: [
    ['background', rect(10, 8, 108, 64)],
    ['accent', gemBody(26, 24, 10)],
    ['tint', gemHighlight(26, 24, 10) + rect(42, 34, 68, 38)],
    ['text', textLine(42, 14, 40)],
    ['border', textLine(42, 24, 60)],
    ['accent', 'M46 72l20-24 14 14 10-10 16 20z'],
  ],
  page: [
    ['tint', rect(0, 0, 128, 30)],
    ['accent', 'M40 30 64 8l20 16 16-12 28 18z'],
    ['background', rect(0, 30, 128, 42) + circlePath(28, 34, 18)],
    ['accent', gemBody(28, 34, 13) + rect(90, 40, 28, 9)],
    ['tint', gemHighlight(28, 34, 13)],
    ['text', textLine(52, 42, 28)],
    ['border', textLine(16, 58, 78)],
  ],
  pages: [
    ['tint', rect(0, 0, 40, 72)],
    ['background', rect(0, 26, 40, 20) + rect(50, 8, 68, 56)],
    ['accent', repeat([14, 36, 58], (y) => circlePath(12, y, 6))],
    ['text', textLine(22, 34, 12) + textLine(57, 14, 34)],
    ['border', repeat([12, 56], (y) => textLine(22, y, 12)) + textLine(57, 23, 54)],
    ['tint', rect(57, 33, 54, 25)],
    ['accent', 'M57 58l18-18 12 10 9-7 15 15z'],
  ],
  replies: [
    ['border', rect(21, 14, 2, 46)],
    ['accent', circlePath(22, 14, 8)],
    ['tint', repeat([36, 58], (y) => circlePath(22, y, 6))],
    ['text', textLine(38, 7, 34) + repeat([31, 54], (y) => textLine(38, y, 22))],
    ['border', textLine(38, 16, 74) + textLine(38, 40, 60) + textLine(38, 63, 68)],
  ],
  parcels: [
    ['accent', rect(16, 14, 42, 20) + rect(16, 38, 42, 20) + rect(70, 38, 42, 20)],
    ['tint', rect(32, 14, 10, 8) + repeat([32, 86], (x) => rect(x, 38, 10, 8))],
    ['text', rect(10, 60, 108, 3)],
    ['border', textLine(70, 16, 42) + textLine(70, 25, 28)],
  ],
  prices: [
    ['background', rect(10, 10, 42, 52)],
    ['accent', vase(19, 24)],
    ['border', repeat([14, 33, 52], (y) => textLine(62, y, 24))],
    ['tint', repeat([10, 48], (y) => rect(92, y, 26, 14))],
    ['accent', rect(92, 29, 26, 14)],
  ],
  video: [
    ['background', rect(10, 10, 30, 52) + rect(88, 10, 30, 52)],
    ['accent', rect(46, 6, 36, 60)],
    ['text', 'M22 30l9 6-9 6zM100 30l9 6-9 6z'],
    ['background', 'M58 27l15 9-15 9z'],
  ],
  chat: [
    ['background', rect(36, 8, 74, 24)],
    ['accent', gemBody(20, 20, 10) + rect(18, 40, 74, 24) + gemBody(108, 52, 10)],
    ['tint', gemHighlight(20, 20, 10) + gemHighlight(108, 52, 10)],
    ['text', textLine(43, 14, 30)],
    ['border', textLine(43, 22, 56)],
    ['background', textLine(25, 46, 50) + textLine(25, 54, 32)],
  ],
  people: [
    ['background', repeat(threeIndexes, (i) => rect(9 + 38 * i, 8, 34, 56))],
    ['accent', repeat(threeIndexes, (i) => gemBody(26 + 38 * i, 24, 11) + rect(16 + 38 * i, 52, 20, 7))],
    ['tint', repeat(threeIndexes, (i) => gemHighlight(26 + 38 * i, 24, 11))],
    ['text', repeat(threeIndexes, (i) => textLine(15 + 38 * i, 41, 22))],
  ],
  seats: [
    ['tint', repeat([0, 1, 2, 3, 4], (i) => repeat(threeIndexes, (row) => circlePath(16 + 15 * i, 18 + 18 * row, 6)))],
    [
      'accent',
      repeat([2, 3, 4], (i) => circlePath(16 + 15 * i, 36, 6)) + 'M90 10h28v18a8 8 0 0 0 0 16v18H90V44a8 8 0 0 0 0-16z',
    ],
    ['background', textLine(97, 18, 14) + textLine(97, 49, 14)],
  ],
  wallet: [
    ['accent', rect(10, 8, 108, 28)],
    ['background', textLine(18, 14, 24) + rect(18, 23, 46, 8) + rect(10, 42, 108, 24)],
    ['accent', circlePath(24, 54, 8)],
    ['text', textLine(40, 47, 22) + textLine(88, 51, 22)],
    ['border', textLine(40, 56, 34)],
  ],
  odds: [
    ['text', repeat([14, 34, 54], (y) => textLine(10, y, 34))],
    ['background', repeat([9, 29, 49], (y) => repeat(threeIndexes, (n) => rect(54 + 23 * n, y, 18, 14)))],
    ['accent', repeat(threeIndexes, (i) => rect(54 + 23 * ((i * 2) % 3), 9 + 20 * i, 18, 14))],
    [
      'border',
      repeat(threeIndexes, (i) =>
        repeat(threeIndexes, (n) => ((i * 2) % 3 === n ? '' : rect(58 + 23 * n, 14 + 20 * i, 10, 4))),
      ),
    ],
    ['background', repeat(threeIndexes, (i) => rect(58 + 23 * ((i * 2) % 3), 14 + 20 * i, 10, 4))],
  ],
  code: [
    ['tint', repeat([0, 1, 2, 3, 4], (i) => textLine(10, 10 + 12 * i, 5))],
    ['accent', textLine(24, 10, 30) + textLine(36, 34, 42) + textLine(24, 58, 24)],
    ['text', textLine(60, 10, 48) + textLine(36, 22, 26) + textLine(84, 34, 20)],
    ['border', textLine(68, 22, 44) + textLine(36, 46, 60)],
  ],
  search: [
    ['background', rect(10, 8, 108, 18)],
    ['text', textLine(17, 15, 40)],
    ['accent', rect(100, 8, 18, 18) + repeat([36, 54], (y) => rect(88, y, 30, 9))],
    ['text', repeat([36, 54], (y) => textLine(10, y, 50))],
    ['border', repeat([45, 63], (y) => rect(10, y, 66, 4))],
  ],
};
