'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { NewProfile } from '@/components/deferred/new-profile';
import { ProfileListView } from '@/components/mockups/profile-list-view';
import { interpolate } from '@/lib/client/messages/interpolate';
import { mediaQuery } from '@/lib/client/page/media-query';
import { profileAccent, setProfileAccent, subscribeToAccent } from '@/lib/client/page/profile-accent';
import type { ProfileColor } from '@/lib/config/profile-color';
import {
  initialState,
  listedProfiles,
  perform as performAction,
  profileById,
  type DemoAction,
  type DemoStep,
} from '@/lib/demo/demo-state';
import { parseAction } from '@/lib/demo/parse-action';
import type { DemoMessages } from '@/lib/demo/messages';
import { demoProfiles } from '@/lib/demo/profiles';
import { differingSignals, signalValues } from '@/lib/demo/signals';
import styles from './profile-demo.module.css';

/** Time in ms after which a profile's proxy check is done. */
const checkDuration = 2500;

/** Describes what has happened, for the status line; an empty string if that is not worth announcing. */
function describe({ state, change }: DemoStep, messages: DemoMessages): string {
  if (change === null) return '';
  if (change.type === 'listed') {
    const { length } = listedProfiles(state, messages);
    return length === 0 ? messages.noMatch : interpolate(messages.shown, { count: length });
  }
  const { name, proxy, device } = change.profile;
  if (change.type === 'locked') return interpolate(messages.lockedBy, { name });
  if (change.type !== 'opened' || !change.beside) return interpolate(messages[change.type], { name });
  const now = new Date();
  return interpolate(messages.openedBeside, {
    name,
    other: change.beside.name,
    count: differingSignals(change.profile, change.beside, now).length,
    total: signalValues({ proxy, device }, now).length,
  });
}

const searchField = (figure: HTMLElement) => figure.querySelector<HTMLInputElement>('[type=search]')!;

/** The current time. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Focuses a control once the change is drawn, unless the focused one is still visible. */
function focusIfLost(figure: HTMLElement, selector: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isVisible = figure.contains(activeElement) && getComputedStyle(activeElement!).visibility === 'visible';
    if (!isVisible) figure.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
}

/**
 * Puts the demo in place of what the server rendered, in one frame: what was typed and the focus stay.
 * @returns the action that was taken before
 */
function replaceServerRendering(figure: HTMLElement): string | undefined {
  const { firstAction } = figure.dataset;
  delete figure.dataset.firstAction;
  figure.dataset.live = 'true';
  const [rendered, demo] = figure.firstElementChild!.children as unknown as HTMLElement[];
  if (!rendered || !demo) return firstAction;
  searchField(demo).value = searchField(rendered).value;
  const focused = rendered.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  rendered.remove();
  const action = focused?.dataset.action;
  if (focused) demo.querySelector<HTMLElement>(action ? `[data-action='${action}']` : '[type=search]')?.focus();
  return firstAction;
}

/** Colors the page once the change to the list is drawn: the styles of all elements are calculated again. */
const colorPage = (color: ProfileColor | null) =>
  requestAnimationFrame(() => setTimeout(() => setProfileAccent(color)));

export type ProfileDemoProps = { figure: HTMLElement; messages: DemoMessages; language: string };

/** The profile list and its windows, as the visitor uses them. */
export function ProfileDemo({ figure, messages, language }: ProfileDemoProps) {
  const [state, setState] = useState(() => initialState(demoProfiles(messages.profiles)));
  // Several actions can precede a rendering.
  const latest = useRef(state);
  const [status, setStatus] = useState(messages.hint);
  const [opening, setOpening] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const accent = useSyncExternalStore(subscribeToAccent, profileAccent);
  const now = useNow();

  const perform = (action: DemoAction) => {
    const step = performAction(latest.current, action);
    latest.current = step.state;
    setState(step.state);
    const description = describe(step, messages);
    if (description) setStatus(description);
    return step;
  };

  const closePanel = () => {
    setCreating(false);
    focusIfLost(figure, '[data-action=new]');
  };

  const resetColor = () => {
    colorPage(null);
    setStatus(messages.brandColorBack);
    focusIfLost(figure, '[data-action^=show]');
  };

  /** Performs an action of a profile or a group, and shows the window that it opened. */
  const performNamed = (name: string) => {
    const action = parseAction(name);
    const { state: next, change } = perform(action);
    if (action.type === 'stop') focusIfLost(figure, `[data-action='open ${action.id}']`);
    if (action.type !== 'show' && change?.type !== 'opened') return;
    const front = profileById(next, next.windows[next.front])!;
    setOpening(change && front.id);
    colorPage(front.color);
    // On a narrow page the windows are below the list.
    const behavior = mediaQuery('(prefers-reduced-motion: reduce)')?.matches ? 'auto' : 'smooth';
    requestAnimationFrame(() => figure.querySelector('[role=group]')!.scrollIntoView({ block: 'nearest', behavior }));
  };

  const act = (name: string) => {
    if (name === 'new') setCreating(true);
    else if (name === 'cancel') closePanel();
    else if (name === 'reset') resetColor();
    else performNamed(name);
  };

  const begin = useEffectEvent(() => {
    const firstAction = replaceServerRendering(figure);
    const query = searchField(figure).value;
    if (query) perform({ type: 'search', query });
    if (firstAction) act(firstAction);
  });
  useLayoutEffect(() => begin(), []);

  const finishCheck = useEffectEvent(() => perform({ type: 'finishCheck', id: 'qaSaoPaulo' }));
  useEffect(() => {
    const timer = setTimeout(() => finishCheck(), checkDuration);
    return () => clearTimeout(timer);
  }, []);

  const handlers = {
    onClick: ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-action]');
      if (button) act(button.dataset.action!);
    },
    onInput: ({ target }: FormEvent) => {
      if (target === searchField(figure)) perform({ type: 'search', query: searchField(figure).value });
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && (target as Element).closest('form')) closePanel();
    },
  };

  const create = (name: string, offer: number) => {
    perform({ type: 'create', name, offer });
    searchField(figure).value = '';
    setCreating(false);
    focusIfLost(figure, '[data-action^=open]');
  };

  return createPortal(
    <ProfileListView
      {...{ state, messages, status, now, accent, opening, handlers }}
      isLive
      styles={styles}
      panel={
        isCreating ? (
          <NewProfile {...{ messages, language, now, create }} number={state.profiles.length + 1} />
        ) : undefined
      }
    />,
    figure.firstElementChild!,
  );
}
