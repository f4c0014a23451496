import { describe, expect, it } from 'vitest';
import { initialState, listedProfiles, perform, type DemoAction, type DemoState } from '@/lib/demo/demo-state';
import { parseAction } from '@/lib/demo/parse-action';
import { demoProfiles, offeredProxies } from '@/lib/demo/profiles';

const names = {
  storeLisbon: 'Store Lisbon',
  storeKrakow: 'Store Kraków',
  adsA: 'Ads client A',
  adsB: 'Ads client B',
  qaSaoPaulo: 'QA São Paulo',
  support: 'Support desk',
};
const labels = {
  shops: 'Shops',
  clients: 'Clients',
  testing: 'Testing',
  shop: 'shop',
  ads: 'ads',
  test: 'test',
  mail: 'mail',
};
const start = initialState(demoProfiles(names));

/** The state after several actions. */
const after = (...actions: readonly (DemoAction | string)[]): DemoState =>
  actions.reduce<DemoState>(
    (state, action) => perform(state, typeof action === 'string' ? parseAction(action) : action).state,
    start,
  );
const statusOf = (state: DemoState, id: string) => state.profiles.find((profile) => profile.id === id)!.status;
const listed = (state: DemoState) => listedProfiles(state, labels).map(({ id }) => id);

describe('windows', () => {
  it('the windows of the running profiles are visible at first', () => {
    expect(start.windows).toEqual(['storeLisbon', 'storeKrakow']);
  });

  it('an opened profile takes the place of the window that is not in front, and is compared with the other', () => {
    const { state, change } = perform(start, parseAction('open adsB'));
    expect(state.windows).toEqual(['adsB', 'storeKrakow']);
    expect(change).toMatchObject({
      type: 'opened',
      profile: { id: 'adsB' },
      beside: { id: 'storeKrakow' },
    });
    expect(after('open adsB', 'open support').windows).toEqual(['adsB', 'support']);
  });

  it('a covered window is visible again when it is shown, or when another closes', () => {
    const state = after('open adsB');
    expect(statusOf(state, 'storeLisbon')).toBe('running');
    expect(perform(state, parseAction('show storeLisbon')).state.windows).toEqual(['adsB', 'storeLisbon']);
    expect(perform(state, parseAction('stop adsB')).state.windows).toEqual(['storeLisbon', 'storeKrakow']);
  });

  it('a place stays empty when no other profile runs, and the next one opens there', () => {
    const state = after('stop storeLisbon');
    expect(state.windows).toEqual([null, 'storeKrakow']);
    expect(statusOf(state, 'storeLisbon')).toBe('ready');
    expect(perform(state, parseAction('open adsB')).state.windows).toEqual(['adsB', 'storeKrakow']);
    const last = perform(after('stop storeLisbon', 'stop storeKrakow'), parseAction('open adsB'));
    expect(last).toMatchObject({ state: { windows: ['adsB', null] }, change: { type: 'opened', beside: null } });
  });
});

it('a locked profile does not open', () => {
  expect(perform(start, parseAction('open adsA'))).toMatchObject({ state: start, change: { type: 'locked' } });
});

it.each(['open storeLisbon', 'stop adsB', 'show adsB', 'open nobody', 'nonsense', ''])(
  'the action “%s”, which makes no sense, changes nothing',
  (name) => {
    expect(perform(start, parseAction(name))).toEqual({ state: start, change: null });
  },
);

it('a proxy check ends once, and opening a profile ends it, too', () => {
  const finishCheck = { type: 'finishCheck', id: 'qaSaoPaulo' } as const;
  expect(statusOf(after(finishCheck), 'qaSaoPaulo')).toBe('ready');
  expect(statusOf(after('open qaSaoPaulo', finishCheck), 'qaSaoPaulo')).toBe('running');
});

describe('the list', () => {
  it.each([
    ['krakow', ['storeKrakow']],
    ['  STORE ', ['storeLisbon', 'storeKrakow']],
    ['mail', ['support']],
    ['clients', ['adsA', 'adsB']],
    ['xyz', []],
  ])('a search for “%s” looks at names, tags and groups, without case and diacritics', (query, expected) => {
    expect(listed(after({ type: 'search', query }))).toEqual(expected);
  });

  it('a group lists its profiles, and is searched on its own', () => {
    expect(listed(after('filter shops'))).toEqual(['storeLisbon', 'storeKrakow', 'support']);
    expect(listed(after('filter shops', { type: 'search', query: 'client' }))).toEqual([]);
    expect(listed(after('filter shops', 'filter'))).toHaveLength(6);
  });

  it('a new profile is at the top with the values of its proxy and a rare hue, whatever was listed', () => {
    const state = after(
      'filter clients',
      { type: 'search', query: 'ads' },
      { type: 'create', name: 'Tokyo', offer: 0 },
    );
    expect(listed(state)).toHaveLength(7);
    expect(state.profiles[0]).toMatchObject({ name: 'Tokyo', status: 'ready', ...offeredProxies[0] });
    const second = perform(state, { type: 'create', name: 'Second', offer: 0 }).state;
    const [newest, newer] = second.profiles;
    expect(newest!.id).not.toBe(newer!.id);
    expect(newest!.color).not.toBe(newer!.color);
    expect(perform(second, { type: 'open', id: newest!.id }).state.windows).toContain(newest!.id);
  });
});
