/** What stands on a website's page in a small picture of its window: paths in a box of 240 × 132, by how they are filled. */

type Tone = 'hue' | 'wash' | 'ink' | 'line';
export type PageView = readonly (readonly [tone: Tone, path: string])[];

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;
/** The same drawing once for each number. */
const each = (numbers: readonly number[], draw: (n: number, i: number) => string) => numbers.map(draw).join('');
const bar = (x: number, y: number, width: number) => box(x, y, width, 5);

const tiles = [0, 1, 2, 3];
const rows = [0, 1, 2, 3];

export const pageViews = {
  shop: [
    ['line', each(tiles, (i) => box(14 + 55 * i, 34, 47, 46))],
    ['wash', box(14, 34, 47, 46) + box(124, 34, 47, 46)],
    ['ink', bar(14, 14, 70) + each(tiles, (i) => bar(14 + 55 * i, 88, 30))],
    ['hue', each(tiles, (i) => bar(14 + 55 * i, 99, 20)) + box(190, 11, 36, 11)],
    ['line', bar(14, 118, 212)],
  ],
  orders: [
    ['line', each(rows, (i) => bar(44, 42 + 22 * i, 70) + bar(138, 42 + 22 * i, 34))],
    ['wash', each(rows, (i) => box(14, 36 + 22 * i, 18, 16))],
    ['hue', each([0, 2], (i) => box(192, 38 + 22 * i, 34, 12))],
    ['ink', bar(14, 14, 54) + each([1, 3], (i) => bar(192, 42 + 22 * i, 22))],
  ],
  chart: [
    ['wash', 'M14 104 50 84l36 8 36-34 36 10 36-36 32-10v78H14z'],
    ['line', each([48, 66, 84], (y) => box(14, y, 212, 1))],
    ['hue', 'M14 104 50 84l36 8 36-34 36 10 36-36 32-10v4l-30 10-37 37-36-10-36 34-36-8-34 19z' + disc(226, 24, 4)],
  ],
  bars: [
    ['line', each([52, 74, 96], (y) => box(14, y, 212, 1))],
    ['wash', each([40, 26, 52, 34, 60, 46], (height, i) => box(18 + 35 * i, 112 - height, 10, height))],
    ['hue', each([28, 44, 38, 56, 48, 72], (height, i) => box(31 + 35 * i, 112 - height, 10, height))],
  ],
  campaigns: [
    ['line', each(rows, (i) => box(14, 30 + 25 * i, 212, 1) + bar(44, 40 + 25 * i, 60))],
    ['ink', bar(14, 14, 60) + each(rows, (i) => bar(120, 40 + 25 * i, 20))],
    ['wash', each(rows, (i) => box(156, 38 + 25 * i, 70, 9))],
    [
      'hue',
      each([52, 24, 64, 38], (width, i) => box(156, 38 + 25 * i, width, 9)) +
        each(rows, (i) => disc(24, 42 + 25 * i, 5)),
    ],
  ],
  feed: [
    ['hue', disc(26, 26, 11) + disc(26, 84, 11)],
    ['ink', bar(46, 16, 56) + bar(46, 74, 42)],
    ['line', bar(46, 28, 176) + bar(46, 38, 130) + bar(46, 86, 150) + bar(46, 96, 176)],
    ['wash', box(46, 48, 60, 12) + box(46, 108, 34, 12) + box(86, 108, 34, 12)],
  ],
  page: [
    ['wash', box(0, 0, 240, 50)],
    ['hue', disc(42, 50, 22)],
    ['ink', bar(74, 60, 62)],
    ['line', bar(74, 72, 40) + bar(14, 92, 110) + bar(14, 103, 92) + bar(14, 114, 110) + box(140, 88, 86, 36)],
  ],
  video: [
    ['line', each([0, 2], (i) => box(14 + 74 * i, 12, 64, 108))],
    ['wash', box(88, 12, 64, 108)],
    ['hue', 'M112 52l20 13-20 13z' + box(88, 116, 40, 4)],
    ['ink', 'M40 56l15 10-15 10zM188 56l15 10-15 10z'],
  ],
  chat: [
    ['line', box(0, 0, 46, 132) + box(62, 40, 108, 18) + box(62, 90, 84, 18)],
    ['hue', disc(23, 22, 11) + box(120, 65, 106, 18)],
    ['wash', disc(23, 52, 11) + disc(23, 82, 11) + disc(23, 112, 11)],
    ['ink', bar(62, 18, 60) + bar(70, 47, 70) + bar(70, 97, 50)],
  ],
  people: [
    ['wash', each([0, 1, 2], (i) => box(14 + 74 * i, 34, 64, 84))],
    ['hue', each([0, 1, 2], (i) => disc(46 + 74 * i, 58, 13))],
    ['ink', bar(14, 14, 58) + each([0, 1, 2], (i) => bar(28 + 74 * i, 80, 36))],
    ['line', each([0, 1, 2], (i) => bar(32 + 74 * i, 91, 28) + box(26 + 74 * i, 102, 40, 9))],
  ],
  seats: [
    ['line', each([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => each([0, 1, 2], (row) => disc(22 + 16 * i, 44 + 20 * row, 6)))],
    ['hue', each([3, 4, 5], (i) => disc(22 + 16 * i, 64, 6))],
    ['wash', 'M172 30h54v28a7 7 0 0 0 0 14v30h-54v-30a7 7 0 0 0 0-14z'],
    ['hue', bar(182, 42, 34) + bar(182, 88, 20)],
  ],
  wallet: [
    ['wash', box(14, 14, 212, 46)],
    ['ink', bar(26, 24, 40) + box(26, 36, 88, 12)],
    ['hue', box(176, 28, 38, 18) + each([0, 1, 2], (i) => disc(22, 79 + 20 * i, 7))],
    ['line', each([0, 1, 2], (i) => bar(38, 77 + 20 * i, 64) + bar(190, 77 + 20 * i, 36))],
  ],
  odds: [
    [
      'line',
      each(rows, (i) => bar(14, 37 + 25 * i, 82) + each([0, 1, 2], (n) => box(118 + 38 * n, 31 + 25 * i, 32, 17))),
    ],
    ['wash', each(rows, (i) => box(118 + 38 * (i % 3), 31 + 25 * i, 32, 17))],
    ['hue', each(rows, (i) => bar(124 + 38 * (i % 3), 37 + 25 * i, 20))],
    ['ink', bar(14, 14, 66)],
  ],
  code: [
    ['line', bar(40, 34, 90) + bar(52, 48, 120) + bar(52, 62, 76) + bar(40, 90, 104) + bar(28, 104, 40)],
    ['hue', bar(28, 20, 50) + bar(136, 62, 40) + bar(52, 76, 60)],
    ['ink', each([0, 1, 2, 3, 4, 5, 6], (i) => box(12, 20 + 14 * i, 5, 5))],
    ['wash', box(182, 14, 44, 104)],
  ],
  search: [
    ['line', box(14, 14, 172, 18) + bar(14, 60, 190) + bar(14, 94, 170) + bar(14, 104, 120)],
    ['hue', box(192, 14, 34, 18) + bar(14, 48, 92) + bar(14, 82, 74)],
    ['ink', bar(24, 20, 60)],
    ['wash', bar(14, 70, 130) + bar(14, 118, 96)],
  ],
} as const satisfies Record<string, PageView>;

export type PageViewName = keyof typeof pageViews;
