import { expect, it } from 'vitest';
import { replaceInFile } from '../pages/invalid-content';
import { copiedContent } from './copied-content';

const { at, found } = copiedContent();

it.each<[file: string, from: string, to: string, expected: string]>([
  ['solutions', '"kind": "useCase"', '"kind": "usecase"', '4: 0.kind: “usecase” is unknown; did you mean “useCase”?'],
  ['solutions', '"icon": "link"', '"icon": "lnik"', '5: 0.icon: “lnik” is unknown; did you mean “link”?'],
  ['solutions', '"cover": "shop"', '"cover": "shops"', '16: 1.cover: “shops” is unknown; did you mean “shop”?'],
  ['solutions', '["zh", "tc"]', '["zhh", "tc"]', '27: 2.locales.except.0: “zhh” is unknown; did you mean “zh”?'],
  [
    'solutions',
    '"except": ["zh", "tc"]',
    '"excpet": ["zh"]',
    '27: 2.locales.excpet: unknown field; did you mean “except”?',
  ],
  [
    'solutions',
    '{ "except": ["zh", "tc"] }',
    '{ "except": ["zh"], "only": ["en"] }',
    '27: 2.locales: must have either only or except',
  ],
  ['solutions', '"team": "few"', '"team": "one"', '7: 0.team: “one” is unknown; must be one of few, several, many'],
  ['solutions', '"team": "few",', '', '2: 0.team: missing'],
  [
    'solutions',
    '"table", "troubleshooting"',
    '"table", "trouble"',
    '8: 0.order.2: “trouble” is unknown; must be one of sections, example, steps, table, troubleshooting, regulations, questions',
  ],
  ['solutions', '"rpa"', '"rap"', '9: 0.pages.1: “rap” is unknown; did you mean “rpa”?'],
  [
    'solutions',
    '["media-market"',
    '["media-markt"',
    '10: 0.solutions.0: “media-markt” is unknown; did you mean “media-market”?',
  ],
  [
    'solutions',
    '"counterpart": "price-comparison"',
    '"counterpart": "price-comparision"',
    '28: 2.counterpart: “price-comparision” is unknown; did you mean “price-comparison”?',
  ],
  [
    'solutions',
    '"counterpart": "data-collection"',
    '"counterpart": "price-comparison"',
    '83: 7.counterpart: “price-comparison” already has a counterpart',
  ],
  ['solutions', '"id": "ticketing"', '"id": "linkedin"', '206: 19.id: “linkedin” is listed twice'],
  ['solutions', '"id": "ticketing"', '"id": "Ticketing"', '66: 6.id: must be lowercase words separated by hyphens'],
  [
    'solutions',
    '"id": "ticketing"',
    '"id": "ticket-sales"',
    '66: 6.id: messages/en/solutions/ticket-sales.json is missing',
  ],
  [
    'alternatives',
    '"cover": "compare"',
    '"cover": "compere"',
    '2: 0.cover: “compere” is unknown; did you mean “compare”?',
  ],
  ['alternatives', '"name": "GoLogin"', '"name": ""', '2: 0.name: must not be empty'],
  ['alternatives', '"names": { "zh"', '"names": { "zhh"', '16: 6.names.zhh: unknown field; did you mean “zh”?'],
  ['alternatives', '"only": ["zh", "tc"]', '"except": []', '18: 6.locales.except: must have at least 1 entries'],
  [
    'alternatives',
    '"id": "gologin-alternative"',
    '"id": "gologin"',
    '2: 0.id: messages/en/alternatives/gologin.json is missing',
  ],
  [
    'alternatives',
    '"id": "gologin-alternative"',
    '"id": "multilogin-alternative"',
    '5: 3.id: “multilogin-alternative” is listed twice',
  ],
  [
    'navigation',
    '"list": "features"',
    '"list": "feature"',
    '8: header.menus.0.groups.0.links.0.list: “feature” is unknown; did you mean “features”?',
  ],
  [
    'navigation',
    '"page": "pricing", "icon"',
    '"page": "prices", "icon"',
    '13: header.menus.0.groups.1.links.1.page: “prices” is unknown',
  ],
  [
    'navigation',
    '"page": "blog"',
    '"page": "blogs"',
    '42: header.menus.2.groups.0.links.3.page: “blogs” is unknown; did you mean “blog”?',
  ],
  [
    'navigation',
    '"page": "blog",',
    '',
    '42: header.menus.2.groups.0.links.3: must have exactly one of page, list, menu, setting, url',
  ],
  [
    'navigation',
    '"page": "blog"',
    '"page": "blog", "url": "https://blog.example"',
    '42: header.menus.2.groups.0.links.3: must have exactly one of page, list, menu, setting, url',
  ],
  [
    'navigation',
    '"page": "blog"',
    '"url": "http://blog.example"',
    '42: header.menus.2.groups.0.links.3.url: must be an https URL',
  ],
  [
    'navigation',
    '"page": "blog"',
    '"pgae": "blog"',
    '42: header.menus.2.groups.0.links.3.pgae: unknown field; did you mean “page”?',
  ],
  [
    'navigation',
    '"setting": "VIDEO_URL"',
    '"setting": "VIDEOS_URL"',
    '44: header.menus.2.groups.0.links.5.setting: “VIDEOS_URL” is unknown; did you mean “VIDEO_URL”?',
  ],
  [
    'navigation',
    '"setting": "VIDEO_URL", "label": "shell.nav.video"',
    '"setting": "VIDEO_URL"',
    '44: header.menus.2.groups.0.links.5: must have a label',
  ],
  [
    'navigation',
    '"label": "shell.nav.blog"',
    '"label": "shell.nav.blgo"',
    '42: header.menus.2.groups.0.links.3.label: “blgo” is missing from nav in messages/en/shell.json; did you mean “blog”?',
  ],
  [
    'navigation',
    '"label": "shell.nav.blog"',
    '"label": "Our blog"',
    '42: header.menus.2.groups.0.links.3.label: must be a key of shell.nav, shell.footer or common.legal',
  ],
  [
    'navigation',
    '"icon": "book-open"',
    '"icon": "book-opne"',
    '42: header.menus.2.groups.0.links.3.icon: “book-opne” is unknown; did you mean “book-open”?',
  ],
  [
    'navigation',
    '"title": "shell.footer.company"',
    '"title": "shell.footer.compny"',
    '77: footer.columns.7.title: “compny” is missing from footer in messages/en/shell.json; did you mean “company”?',
  ],
  ['navigation', ', "label": "common.legal.cookie-policy"', '', '89: footer.legal.0: must have a label'],
  ['navigation', '"columns": 2', '"columns": 3', '8: header.menus.0.groups.0.columns: must be 2'],
  ['navigation', '"menus"', '"menu"', '3: header.menu: unknown field; did you mean “menus”?'],
])('one issue names line, field and reason in %s.json with %s as %s', (file, from, to, expected) => {
  replaceInFile(at(), `content/${file}.json`, from, to);
  expect(found()).toEqual([`content/${file}.json:${expected}`]);
});
