import type { ProfileColor } from '@/lib/config/profile-color';
import { offeredProxies, type Group, type Profile, type Tag } from '@/lib/demo/profiles';

/** The product in miniature: its profile list and the windows of opened profiles, as pure functions. */

type Slot = 0 | 1;

export type DemoState = {
  profiles: readonly Profile[];
  /** IDs of the profiles whose windows are visible, at most two; others that run are covered. */
  windows: readonly [string | null, string | null];
  /** The window that was opened or shown last. */
  front: Slot;
  /** Text that the listed profiles contain. */
  query: string;
  /** The only group that is listed. */
  group: Group | null;
};

export type DemoAction =
  | { type: 'open' | 'show' | 'stop' | 'finishCheck'; id: string }
  | { type: 'search'; query: string }
  | { type: 'filter'; group: Group | null }
  | { type: 'create'; name: string; offer: number };

/** What an action has changed, for announcements. */
export type DemoChange =
  | { type: 'opened'; profile: Profile; beside: Profile | null }
  | { type: 'stopped' | 'locked' | 'created'; profile: Profile }
  | { type: 'listed' };

export type DemoStep = { state: DemoState; change: DemoChange | null };

/** The state with the windows of the first two running profiles, the second in front. */
export function initialState(profiles: readonly Profile[]): DemoState {
  const running = profiles.filter(({ status }) => status === 'running');
  return { profiles, windows: [running[0]?.id ?? null, running[1]?.id ?? null], front: 1, query: '', group: null };
}

export const profileById = ({ profiles }: DemoState, id: string | null): Profile | null =>
  profiles.find((profile) => profile.id === id) ?? null;

/** The profile of the other visible window. */
const besideFront = (state: DemoState): Profile | null => profileById(state, state.windows[state.front === 0 ? 1 : 0]);

const withStatus = (state: DemoState, id: string, status: Profile['status']): DemoState => ({
  ...state,
  profiles: state.profiles.map((profile) => (profile.id === id ? { ...profile, status } : profile)),
});

const placed = (windows: DemoState['windows'], slot: Slot, id: string | null): DemoState['windows'] =>
  slot === 0 ? [id, windows[1]] : [windows[0], id];

/** Shows a window: where it is, in a free place, or in place of the one that is not in front. */
function raise(state: DemoState, id: string): DemoState {
  const places = [state.windows.indexOf(id), state.windows.indexOf(null), state.front === 0 ? 1 : 0];
  const front = places.find((place) => place !== -1) as Slot;
  return { ...state, windows: placed(state.windows, front, id), front };
}

function open(state: DemoState, profile: Profile): DemoStep {
  if (profile.status === 'locked') return { state, change: { type: 'locked', profile } };
  const opened = raise(withStatus(state, profile.id, 'running'), profile.id);
  return { state: opened, change: { type: 'opened', profile, beside: besideFront(opened) } };
}

/** Closes a window; one that it or another covered takes its place. */
function stop(state: DemoState, profile: Profile): DemoStep {
  const stopped = withStatus(state, profile.id, 'ready');
  const change = { type: 'stopped', profile } as const;
  const slot = state.windows.indexOf(profile.id);
  if (slot === -1) return { state: stopped, change };
  const covered = stopped.profiles.find(({ id, status }) => status === 'running' && !stopped.windows.includes(id));
  const windows = placed(stopped.windows, slot as Slot, covered?.id ?? null);
  return { state: { ...stopped, windows, front: windows[state.front] === null ? 0 : state.front }, change };
}

/** The hue that the fewest profiles have. */
function nextColor(profiles: readonly Profile[]): ProfileColor {
  const colors = [1, 2, 3, 4, 5, 6] as const;
  const uses = (color: ProfileColor) => profiles.filter((profile) => profile.color === color).length;
  return colors.reduce<ProfileColor>((rarest, color) => (uses(color) < uses(rarest) ? color : rarest), 1);
}

/** Adds a profile at the top, and lists all. */
function create(state: DemoState, name: string, offer: number): DemoStep {
  const { proxy, device } = offeredProxies[offer]!;
  const profile: Profile = {
    id: `new${state.profiles.length}`,
    name,
    color: nextColor(state.profiles),
    group: 'shops',
    tag: 'shop',
    proxy,
    device,
    status: 'ready',
  };
  const profiles = [profile, ...state.profiles];
  return { state: { ...state, profiles, query: '', group: null }, change: { type: 'created', profile } };
}

/** Performs an action. One that names no profile, or makes no sense for it, changes nothing. */
export function perform(state: DemoState, action: DemoAction): DemoStep {
  if (action.type === 'search') return { state: { ...state, query: action.query }, change: { type: 'listed' } };
  if (action.type === 'filter') return { state: { ...state, group: action.group }, change: { type: 'listed' } };
  if (action.type === 'create') return create(state, action.name, action.offer);
  const profile = profileById(state, action.id);
  const isRunning = profile?.status === 'running';
  if (profile && action.type === 'open' && !isRunning) return open(state, profile);
  if (profile && action.type === 'stop' && isRunning) return stop(state, profile);
  if (isRunning && action.type === 'show') return { state: raise(state, action.id), change: null };
  if (profile?.status === 'checking' && action.type === 'finishCheck')
    return { state: withStatus(state, action.id, 'ready'), change: null };
  return { state, change: null };
}

/** Without case and diacritics, so that `krakow` finds Kraków. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The listed profiles: of the chosen group, with the query in their name, tag or group. @param labels of tags and groups */
export function listedProfiles(
  { profiles, group, query }: DemoState,
  labels: Readonly<Record<Tag | Group, string>>,
): Profile[] {
  const wanted = fold(query.trim());
  return profiles.filter(
    (profile) =>
      (group === null || profile.group === group) &&
      [profile.name, labels[profile.tag], labels[profile.group]].some((text) => fold(text).includes(wanted)),
  );
}
