import { rectangle, gem, circlePath, type Motif } from '@/lib/assets/covers/svg-paths';

/** Motifs for use cases, customer and reader activities, and glossary terms. */
export const useCaseMotifs = {
  log: [
    ['background', rectangle(96, 100, 236, 276)],
    [4, rectangle(124, 132, 34, 16) + rectangle(124, 182, 34, 16) + rectangle(124, 232, 34, 16)],
    [
      2,
      rectangle(176, 132, 126, 16) +
        rectangle(176, 182, 96, 16) +
        rectangle(124, 282, 90, 16) +
        rectangle(124, 332, 70, 16),
    ],
    ['secondary-stroke', 'M328 316l54 56'],
    ['background', circlePath(278, 266, 70)],
    [3, 'M208 266a70 70 0 0 1 140 0z'],
  ],
  languages: [
    ['background', 'M92 104h180v132H178l-42 44v-44H92z'],
    ['stroke', 'M146 204l36-72 36 72M160 180h44'],
    ['background', 'M208 212h180v132h-34v42l-44-42H208z'],
    [5, 'M208 212h180v132h-34v42l-44-42H208z'],
    ['background', rectangle(236, 244, 124, 12) + rectangle(236, 272, 124, 12) + rectangle(236, 300, 78, 12)],
    ['secondary', gem(328, 120, 36)],
  ],
  feed: [
    ['background', rectangle(100, 100, 280, 280)],
    [1, 'M100 240a140 140 0 0 1 140 140H100z'],
    ['stroke', 'M136 236a108 108 0 0 1 108 108M136 150a194 194 0 0 1 194 194'],
    ['secondary', circlePath(158, 322, 26)],
  ],
  trouble: [
    ['background', 'M240 98l150 268H90z'],
    [3, 'M240 98l150 268H240z'],
    [1, 'M240 98L90 366h86z'],
    ['secondary', `M222 188h36l-8 90h-20z${circlePath(240, 316, 19)}`],
  ],
  chart: [
    [
      'background',
      rectangle(92, 280, 62, 90) +
        rectangle(170, 226, 62, 144) +
        rectangle(248, 252, 62, 118) +
        rectangle(326, 170, 62, 200),
    ],
    [2, rectangle(92, 280, 62, 90)],
    [3, rectangle(170, 226, 62, 144) + rectangle(248, 252, 62, 118)],
    [5, rectangle(326, 170, 62, 200)],
    ['secondary-stroke', 'M108 216l86-62 82 36 90-80M312 108h56v56'],
  ],
  shop: [
    ['background', 'M126 178h228l24 196H102z'],
    [3, 'M240 178h114l24 196H240z'],
    [1, 'M126 178h114v196z'],
    ['stroke', 'M184 212v-50a56 56 0 0 1 112 0v50'],
    ['secondary', gem(214, 254, 52)],
  ],
  ticket: [
    ['background', 'M90 154h300v54a32 32 0 0 0 0 64v54H90v-54a32 32 0 0 0 0-64z'],
    [3, 'M282 154h108v54a32 32 0 0 0 0 64v54H282z'],
    ['stroke', 'M282 172v12M282 212v12M282 252v12M282 292v12'],
    ['secondary', gem(160, 192, 56)],
  ],
  compare: [
    ['background', rectangle(92, 134, 136, 226)],
    [
      2,
      rectangle(92, 134, 136, 40) +
        rectangle(116, 204, 88, 14) +
        rectangle(116, 254, 88, 14) +
        rectangle(116, 304, 88, 14),
    ],
    ['background', rectangle(252, 104, 136, 256)],
    [5, rectangle(252, 104, 136, 70)],
    ['secondary-stroke', 'M284 212l22 22 40-46M284 272l22 22 40-46'],
    [3, rectangle(284, 318, 72, 14)],
  ],
  chat: [
    ['background', 'M92 104h208v134H186l-46 48v-48H92z'],
    [2, rectangle(122, 140, 148, 16) + rectangle(122, 176, 100, 16)],
    ['background', 'M222 216h166v118h-36v46l-46-46h-84z'],
    [5, 'M222 216h166v118h-36v46l-46-46h-84z'],
    ['secondary', gem(284, 250, 42)],
  ],
  data: [
    ['background', rectangle(92, 118, 296, 244)],
    [4, rectangle(92, 118, 296, 48)],
    ['stroke', 'M92 230h296M92 296h296M190 166v196M290 166v196'],
    [2, rectangle(190, 166, 100, 64) + rectangle(290, 296, 98, 66)],
    ['secondary', rectangle(190, 230, 100, 66)],
  ],
  book: [
    ['background', 'M240 146c-44-34-96-40-150-34v224c54-6 106 0 150 34z'],
    ['background', 'M240 146c44-34 96-40 150-34v224c-54-6-106 0-150 34z'],
    [3, 'M240 146c44-34 96-40 150-34v224c-54-6-106 0-150 34z'],
    ['stroke', 'M126 172c28 0 52 4 76 16M126 226c28 0 52 4 76 16M126 280c28 0 52 4 76 16'],
    ['secondary', 'M306 106h44v124l-22-24-22 24z'],
  ],
  coins: [
    ['background', 'M104 300v44c0 50 180 50 180 0v-44z'],
    [4, 'M104 300v44c0 50 180 50 180 0v-44c0 50-180 50-180 0z'],
    ['background', 'M104 240v44c0 50 180 50 180 0v-44z'],
    [2, 'M104 240v44c0 50 180 50 180 0v-44c0 50-180 50-180 0z'],
    ['background', 'M104 240c0-50 180-50 180 0s-180 50-180 0z'],
    ['background', circlePath(304, 172, 76)],
    [2, 'M304 96a76 76 0 0 1 0 152z'],
    ['secondary', gem(282, 138, 44)],
  ],
  target: [
    ['background', circlePath(226, 256, 134)],
    [2, 'M226 122a134 134 0 0 1 0 268z'],
    ['background', circlePath(226, 256, 84)],
    [4, 'M226 172a84 84 0 0 1 0 168z'],
    [5, circlePath(226, 256, 34)],
    ['secondary-stroke', 'M226 256L372 110M330 96v54h56'],
  ],
  play: [
    ['background', 'M166 92h148v296H166z'],
    [2, 'M314 92v296H166z'],
    ['secondary', 'M208 178l90 62-90 62z'],
    ['stroke', 'M216 356h48M112 160v160M368 160v160'],
  ],
  parcel: [
    ['background', 'M240 96l140 64v160l-140 68-140-68V160z'],
    [2, 'M100 160l140 66v162l-140-68z'],
    [5, 'M380 160l-140 66v162l140-68z'],
    ['secondary', 'M170 128l140 66v66l-40 20v-68l-140-64z'],
  ],
  badge: [
    ['background', rectangle(92, 132, 296, 224)],
    [3, rectangle(92, 132, 296, 34)],
    ['secondary', `${circlePath(166, 224, 30)}M116 324c0-34 20-58 50-58s50 24 50 58z`],
    [2, rectangle(248, 204, 108, 16) + rectangle(248, 244, 80, 16) + rectangle(248, 284, 108, 16)],
  ],
  megaphone: [
    ['background', 'M112 204h84l140-88v248l-140-88h-84z'],
    [3, 'M196 204l140-88v124H196z'],
    [5, 'M112 204h84v72h-84z'],
    ['secondary', 'M140 276h52l20 92h-50z'],
    ['stroke', 'M362 204c18 22 18 50 0 72'],
  ],
  search: [
    ['stroke', 'M290 290l88 88'],
    ['background', circlePath(216, 216, 118)],
    [2, 'M216 98a118 118 0 0 1 0 236z'],
    ['secondary', gem(186, 168, 60)],
  ],
} as const satisfies Record<string, Motif>;
