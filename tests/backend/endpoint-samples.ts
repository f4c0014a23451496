import { createHmac } from 'node:crypto';
import type { BeaconKey } from '../contract/beacon-envelope';
import { event, newId, encryptText } from '../contract/beacon-envelope';

/** A valid request for every endpoint, which tests modify or let the store reject. */

export const signInSecret = 'a secret that all endpoint tests know';

/** Personal data in every request, which must not appear in logs or responses. */
export const secrets = {
  mail: 'planted.person@planted.example',
  name: 'Planted Person',
  text: 'planted-words-of-a-visitor',
  address: '198.51.100.211',
  userAgent: 'PlantedBrowser/7',
} as const;

export type SampleContext = { key: BeaconKey; token: string };

export type Sample = {
  /** Parameters of a query, fields of a form, or of a JSON body; of the inner JSON if there is a `wrap`. */
  data: Record<string, unknown>;
  /** Creates the request's fields from the JSON of its data. */
  wrap?: (json: string) => Record<string, unknown>;
  /** Headers derived from the body. */
  sign?: (body: Buffer) => Record<string, string>;
};

const { mail, name, text } = secrets;
const form = () => ({ locale: 'ru', page: '/pre-sales', filled_in: '9000', attempt: `attempt-${newId()}` });

/** Samples by the endpoint's file name. Anything with an id gets a new one each time. */
export const samples: Record<string, (context: SampleContext) => Sample> = {
  'authorized-login': ({ token }) => ({
    data: {
      third_party: 'google',
      third_party_action_type: 'one_tap',
      redirect_data: token,
      invite_code: 'INVITE',
      language: 'ru-RU',
      source: text,
      referer: 'https://search.example/',
      regParam: '{"ref":"FRIEND"}',
    },
  }),
  'base-info': () => ({ data: { lang: 'ru-RU', type: 'home' } }),
  'beacon-key': () => ({ data: {} }),
  beacon: ({ key }) => ({
    data: {
      common: { device_id: `device-${newId()}`, visit_id: newId(), locale: 'ru', screen_width: 1280, utm_source: text },
      events: [event(), { ...event(), op_obj_value: text }],
    },
    wrap: (json) => encryptText(json, key),
  }),
  'chat-choose': () => ({ data: { ip: '203.0.113.7', lang: 'zh' } }),
  'chat-exclusion': () => ({ data: {} }),
  'chat-type': () => ({ data: { lang: 'ru-RU', type: 'www' } }),
  consent: () => ({ data: { choice: { measurement: true, services: false }, version: 1, locale: 'ru' } }),
  contact: () => ({ data: { ...form(), name, email: mail, company: 'Planted Ltd', content: `${text} ${newId()}` } }),
  'csp-report': () => ({
    data: {
      'csp-report': { 'document-uri': `https://${name}/`, 'effective-directive': 'img-src', 'blocked-uri': text },
    },
  }),
  erase: () => ({ data: { device_id: `nobody-${newId()}` } }),
  'fingerprint-log': () => ({
    data: { screen: '1280×800', cores: 8, touch: false, gpu: null, fonts: text },
    wrap: (json) => ({
      log_type: 'WWW_FINGERPRINT_INFO',
      base_encode: '1',
      data: Buffer.from(json).toString('base64'),
    }),
  }),
  'help-articles': () => ({ data: { locale: 'ru' } }),
  helpful: () => ({ data: { ...form(), page: '/docs/proxies', helpful: 'yes' } }),
  'latest-version': () => ({ data: { system: 'com_win64' } }),
  notify: () => ({ data: { ...form(), page: '/download', email: `${newId()}.${mail}`, system: 'com_win64' } }),
  message: () => ({ data: { ...form(), email: mail, content: `${text} ${newId()}` } }),
  'not-found': () => ({ data: { path: `/missing/${newId()}`, referrer: `https://search.example/?q=${text}` } }),
  'record-source': () => ({
    data: {
      source: text,
      callback: '',
      bd_vid: '',
      utm_source: text,
      utm_medium: 'mail',
      utm_term: '',
      utm_content: '',
      utm_campaign: 'spring',
      page_url: 'https://www.facetry.example/ru/pricing',
      visit_id: newId(),
      locale: 'ru',
      first_touch: { utm_source: text },
      referer: [],
    },
    wrap: (json) => ({ source_data: json, referer: '["https://search.example/"]' }),
  }),
  // Without its secret the endpoint does not exist: a server that no process can publish for responds with 503.
  publish: () => ({ data: { ref: text, commits: [{ message: text, author: { name, email: mail } }] } }),
  redeem: () => ({
    data: { code: `planted-code-${newId()}`, time: Math.floor(Date.now() / 1000) },
    sign: (body) => ({ 'X-Signature': createHmac('sha256', signInSecret).update(body).digest('hex') }),
  }),
  'ref-set': () => ({ data: { c_v: text } }),
  'site-settings': () => ({ data: {} }),
  'visitor-ip': () => ({ data: {} }),
};
