import type { CountryCode } from '@/lib/demo/countries';

/** Contents of websites in a country's profile: in that country's language and currency, whatever the page's locale. */
type CountrySite = {
  /** Owner of the page. */
  name: string;
  posts: readonly [string, string];
  people: readonly [string, string, string];
  currency: string;
  /** Approximate exchange rate: units of the currency per euro. */
  rate: number;
};

const euro = { currency: 'EUR', rate: 1 };

export const localizedSites: Readonly<Record<CountryCode, CountrySite>> = {
  PT: {
    name: 'Casa Prata',
    posts: ['Novidades na loja', 'Abrimos ao domingo'],
    people: ['Ana P.', 'Rui C.', 'Eva S.'],
    ...euro,
  },
  PL: {
    name: 'Dom Nowak',
    posts: ['Nowa kolekcja od jutra', 'Do zobaczenia w sklepie'],
    people: ['Ewa N.', 'Jan K.', 'Ola W.'],
    currency: 'PLN',
    rate: 4.3,
  },
  DE: {
    name: 'Werk Neun',
    posts: ['Ab Montag im Laden', 'Danke für 5.000 Fans'],
    people: ['Jana B.', 'Tim H.', 'Lea M.'],
    ...euro,
  },
  FR: {
    name: 'Maison Lou',
    posts: ['Le live commence quand ?', 'Ce soir, 20 h'],
    people: ['Lou D.', 'Max R.', 'Zoé L.'],
    ...euro,
  },
  ES: {
    name: 'Casa Sol',
    posts: ['Nueva serie desde hoy', 'Gracias a todos'],
    people: ['Sol M.', 'Leo G.', 'Ana R.'],
    ...euro,
  },
  IT: {
    name: 'Bottega Uno',
    posts: ['Da oggi in negozio', 'Grazie a tutti'],
    people: ['Gia T.', 'Ugo F.', 'Pia C.'],
    ...euro,
  },
  IE: {
    name: 'Harbour & Co',
    posts: ['New in the shop today', 'Open this Sunday'],
    people: ['Niamh K.', 'Sean D.', 'Aoife B.'],
    ...euro,
  },
  SE: {
    name: 'Lilla Norr',
    posts: ['Nytt i butiken', 'Vi ses i morgon'],
    people: ['Maja L.', 'Nils E.', 'Alva S.'],
    currency: 'SEK',
    rate: 11,
  },
  TR: {
    name: 'Lale',
    posts: ['Yeni sezon', 'Pazar günü de buradayız'],
    people: ['Ece K.', 'Can D.', 'Ada T.'],
    currency: 'TRY',
    rate: 45,
  },
  BR: {
    name: 'Casa Lua',
    posts: ['Chegou hoje', 'Aberto no domingo'],
    people: ['Bia R.', 'Davi M.', 'Luna C.'],
    currency: 'BRL',
    rate: 6,
  },
  MX: {
    name: 'Taller Luz',
    posts: ['Nueva serie desde hoy', 'Gracias por venir'],
    people: ['Luz H.', 'Beto A.', 'Ivy C.'],
    currency: 'MXN',
    rate: 20,
  },
  CA: {
    name: 'Maple Row',
    posts: ['New this week', 'See you on Sunday'],
    people: ['Amy T.', 'Noah B.', 'Kim L.'],
    currency: 'CAD',
    rate: 1.6,
  },
  JP: {
    name: '花と器',
    posts: ['新作が届きました', '日曜も営業します'],
    people: ['Aoi S.', 'Ren T.', 'Yui K.'],
    currency: 'JPY',
    rate: 165,
  },
  KR: {
    name: '온실',
    posts: ['오늘 새로 나왔어요', '저녁 8시에 시작해요'],
    people: ['Jiwoo K.', 'Minho L.', 'Sora P.'],
    currency: 'KRW',
    rate: 1500,
  },
  TH: {
    name: 'บ้านดิน',
    posts: ['ของใหม่มาแล้ว', 'เปิดวันอาทิตย์'],
    people: ['Nok S.', 'Ton P.', 'Mai K.'],
    currency: 'THB',
    rate: 38,
  },
  VN: {
    name: 'Nhà Gốm',
    posts: ['Hàng mới về', 'Mở cửa Chủ nhật'],
    people: ['Mai N.', 'Minh T.', 'Lan P.'],
    currency: 'VND',
    rate: 29000,
  },
  IN: {
    name: 'Blue Loom',
    posts: ['New this week', 'Open on Sunday'],
    people: ['Asha R.', 'Dev S.', 'Mira K.'],
    currency: 'INR',
    rate: 100,
  },
  AU: {
    name: 'Reef & Row',
    posts: ['New this week', 'See you on Sunday'],
    people: ['Ivy W.', 'Jack M.', 'Zoe H.'],
    currency: 'AUD',
    rate: 1.7,
  },
};

/** Initials for people without a photo. */
export const initials = (name: string) =>
  name
    .split(/[ &]+/u)
    .map((word) => [...word][0])
    .join('')
    .slice(0, 2);
