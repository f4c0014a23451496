import type { PageViewName } from '@/components/mockups/page-sketches';
import { bar, box, disc, each, type Drawing } from '@/components/mockups/shapes';

/** A profile's gem around a point: its body and highlight. */
const body = (x: number, y: number, r: number) =>
  `M${x - 0.5 * r} ${y - 0.8 * r}h${r}l${0.5 * r} ${0.6 * r}-${r} ${1.1 * r}-${r}-${1.1 * r}z`;
const light = (x: number, y: number, r: number) =>
  `M${x - 0.5 * r} ${y - 0.8 * r}h${r}l-${0.1 * r} ${0.6 * r}h-${0.8 * r}zM${x - 0.4 * r} ${y - 0.2 * r}h${0.8 * r}l-${0.4 * r} ${1.1 * r}z`;

/** Products (lamp, vase, mug), in 24 × 24. */
const lamp = (x: number, y: number) => `M${x + 8} ${y + 3}h8l4 9h-16zM${x + 11} ${y + 12}h2v6h4v3h-10v-3h4z`;
const vase = (x: number, y: number) => `M${x + 9} ${y + 3}h6v4c3 2 4 4 4 7a7 7 0 0 1-14 0c0-3 1-5 4-7z`;
const mug = (x: number, y: number) => `M${x + 4} ${y + 6}h12v3h2a3 3 0 0 1 0 6h-2v2a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z`;

const three = [0, 1, 2];

/** Websites' pages, and separate thumbnails for use cases whose pages look alike. */
export type ThumbnailName = PageViewName | 'pages' | 'replies' | 'parcels' | 'prices';

/** Thumbnails of websites' pages, reduced to their characteristic parts, in a box of 128 × 72. */
export const thumbnailViews: Readonly<Record<ThumbnailName, Drawing>> = {
  shop: [
    ['ground', each(three, (i) => box(10 + 38 * i, 10, 32, 36))],
    ['hue', lamp(14, 16) + vase(52, 16) + mug(91, 15)],
    ['ink', each(three, (i) => bar(10 + 38 * i, 54, 22))],
  ],
  orders: [
    ['ground', each([10, 41], (y) => box(10, y, 108, 24))],
    ['hue', lamp(13, 10) + vase(13, 41) + each([10, 41], (y) => disc(104, y + 12, 7))],
    ['ink', each([16, 47], (y) => bar(46, y, 36))],
    ['line', each([26, 57], (y) => bar(46, y, 24))],
    ['ground', 'M100 21l3 3 5-5 1 1-6 7-4-5zM100 52l3 3 5-5 1 1-6 7-4-5z'],
  ],
  chart: [
    ['wash', 'M10 52 34 38l20 6 24-22 14 6 26-18v52H10z'],
    ['hue', 'M10 50 34 36l20 6 24-22 14 6 22-15 3 5-25 16-14-6-24 22-20-6-24 14z' + disc(116, 13, 5)],
  ],
  bars: [
    ['wash', each([26, 18, 36, 24, 44], (height, i) => box(12 + 22 * i, 62 - height, 7, height))],
    ['hue', each([18, 32, 26, 42, 52], (height, i) => box(20 + 22 * i, 62 - height, 8, height))],
  ],
  campaigns: [
    ['ground', each([9, 29, 49], (y) => box(10, y, 108, 14))],
    ['ink', each([13, 33, 53], (y) => bar(17, y, 26))],
    ['wash', each([12, 32, 52], (y) => box(54, y, 58, 8))],
    ['hue', each([44, 20, 54], (width, i) => box(54, 12 + 20 * i, width, 8))],
  ],
  feed: [
    ['ground', box(10, 8, 108, 64)],
    ['hue', body(26, 24, 10)],
    ['wash', light(26, 24, 10) + box(42, 34, 68, 38)],
    ['ink', bar(42, 14, 40)],
    ['line', bar(42, 24, 60)],
    ['hue', 'M46 72l20-24 14 14 10-10 16 20z'],
  ],
  page: [
    ['wash', box(0, 0, 128, 30)],
    ['hue', 'M40 30 64 8l20 16 16-12 28 18z'],
    ['ground', box(0, 30, 128, 42) + disc(28, 34, 18)],
    ['hue', body(28, 34, 13) + box(90, 40, 28, 9)],
    ['wash', light(28, 34, 13)],
    ['ink', bar(52, 42, 28)],
    ['line', bar(16, 58, 78)],
  ],
  pages: [
    ['wash', box(0, 0, 40, 72)],
    ['ground', box(0, 26, 40, 20) + box(50, 8, 68, 56)],
    ['hue', each([14, 36, 58], (y) => disc(12, y, 6))],
    ['ink', bar(22, 34, 12) + bar(57, 14, 34)],
    ['line', each([12, 56], (y) => bar(22, y, 12)) + bar(57, 23, 54)],
    ['wash', box(57, 33, 54, 25)],
    ['hue', 'M57 58l18-18 12 10 9-7 15 15z'],
  ],
  replies: [
    ['line', box(21, 14, 2, 46)],
    ['hue', disc(22, 14, 8)],
    ['wash', each([36, 58], (y) => disc(22, y, 6))],
    ['ink', bar(38, 7, 34) + each([31, 54], (y) => bar(38, y, 22))],
    ['line', bar(38, 16, 74) + bar(38, 40, 60) + bar(38, 63, 68)],
  ],
  parcels: [
    ['hue', box(16, 14, 42, 20) + box(16, 38, 42, 20) + box(70, 38, 42, 20)],
    ['wash', box(32, 14, 10, 8) + each([32, 86], (x) => box(x, 38, 10, 8))],
    ['ink', box(10, 60, 108, 3)],
    ['line', bar(70, 16, 42) + bar(70, 25, 28)],
  ],
  prices: [
    ['ground', box(10, 10, 42, 52)],
    ['hue', vase(19, 24)],
    ['line', each([14, 33, 52], (y) => bar(62, y, 24))],
    ['wash', each([10, 48], (y) => box(92, y, 26, 14))],
    ['hue', box(92, 29, 26, 14)],
  ],
  video: [
    ['ground', box(10, 10, 30, 52) + box(88, 10, 30, 52)],
    ['hue', box(46, 6, 36, 60)],
    ['ink', 'M22 30l9 6-9 6zM100 30l9 6-9 6z'],
    ['ground', 'M58 27l15 9-15 9z'],
  ],
  chat: [
    ['ground', box(36, 8, 74, 24)],
    ['hue', body(20, 20, 10) + box(18, 40, 74, 24) + body(108, 52, 10)],
    ['wash', light(20, 20, 10) + light(108, 52, 10)],
    ['ink', bar(43, 14, 30)],
    ['line', bar(43, 22, 56)],
    ['ground', bar(25, 46, 50) + bar(25, 54, 32)],
  ],
  people: [
    ['ground', each(three, (i) => box(9 + 38 * i, 8, 34, 56))],
    ['hue', each(three, (i) => body(26 + 38 * i, 24, 11) + box(16 + 38 * i, 52, 20, 7))],
    ['wash', each(three, (i) => light(26 + 38 * i, 24, 11))],
    ['ink', each(three, (i) => bar(15 + 38 * i, 41, 22))],
  ],
  seats: [
    ['wash', each([0, 1, 2, 3, 4], (i) => each(three, (row) => disc(16 + 15 * i, 18 + 18 * row, 6)))],
    ['hue', each([2, 3, 4], (i) => disc(16 + 15 * i, 36, 6)) + 'M90 10h28v18a8 8 0 0 0 0 16v18H90V44a8 8 0 0 0 0-16z'],
    ['ground', bar(97, 18, 14) + bar(97, 49, 14)],
  ],
  wallet: [
    ['hue', box(10, 8, 108, 28)],
    ['ground', bar(18, 14, 24) + box(18, 23, 46, 8) + box(10, 42, 108, 24)],
    ['hue', disc(24, 54, 8)],
    ['ink', bar(40, 47, 22) + bar(88, 51, 22)],
    ['line', bar(40, 56, 34)],
  ],
  odds: [
    ['ink', each([14, 34, 54], (y) => bar(10, y, 34))],
    ['ground', each([9, 29, 49], (y) => each(three, (n) => box(54 + 23 * n, y, 18, 14)))],
    ['hue', each(three, (i) => box(54 + 23 * ((i * 2) % 3), 9 + 20 * i, 18, 14))],
    ['line', each(three, (i) => each(three, (n) => ((i * 2) % 3 === n ? '' : box(58 + 23 * n, 14 + 20 * i, 10, 4))))],
    ['ground', each(three, (i) => box(58 + 23 * ((i * 2) % 3), 14 + 20 * i, 10, 4))],
  ],
  code: [
    ['wash', each([0, 1, 2, 3, 4], (i) => bar(10, 10 + 12 * i, 5))],
    ['hue', bar(24, 10, 30) + bar(36, 34, 42) + bar(24, 58, 24)],
    ['ink', bar(60, 10, 48) + bar(36, 22, 26) + bar(84, 34, 20)],
    ['line', bar(68, 22, 44) + bar(36, 46, 60)],
  ],
  search: [
    ['ground', box(10, 8, 108, 18)],
    ['ink', bar(17, 15, 40)],
    ['hue', box(100, 8, 18, 18) + each([36, 54], (y) => box(88, y, 30, 9))],
    ['ink', each([36, 54], (y) => bar(10, y, 50))],
    ['line', each([45, 63], (y) => box(10, y, 66, 4))],
  ],
};
