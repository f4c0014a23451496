import type { PlatformId } from '@/lib/contract/platforms';

/** Everything that an event may be called: components, measurement and reports take the names from here (docs/data.md). */

/** What the page's own errors are called (error catalogue of the specification). */
export const errorCodes = { resource: '100101', script: '100102', rejection: '100103' } as const;

/** The types of events, and what each of them may happen to. */
export const objectTypes = {
  click: ['link', 'button'],
  view: ['page', 'web_vital'],
  expose: ['section'],
  error: ['image', errorCodes.resource, errorCodes.script, errorCodes.rejection],
} as const;

export type EventType = keyof typeof objectTypes;
export type ObjectType<T extends EventType = EventType> = (typeof objectTypes)[T][number];

export const eventTypes = Object.keys(objectTypes) as EventType[];

/** What can be clicked on. Links to the product's sign-up count as sign-ups in reports, wherever on a page they stand. */
export const clicks = {
  register: { isSignUp: true },
  'banner register': { isSignUp: true },
  'banner close': { isSignUp: false },
  login: { isSignUp: false },
  contact: { isSignUp: false },
  'open chat': { isSignUp: false },
  'close chat': { isSignUp: false },
  'chat message': { isSignUp: false },
  consultation: { isSignUp: false },
  'back to top': { isSignUp: false },
} as const;

export type FixedClick = keyof typeof clicks;

/** The value of `data-click`: a name of the table, or a word for many that goes on with which of them it is. */
export type ClickName = FixedClick | `action ${string}` | `download ${PlatformId}` | `helpful ${'yes' | 'no'}`;

export const signUpClicks = (Object.keys(clicks) as FixedClick[]).filter((name) => clicks[name].isSignUp);

/** The values of `data-expose`: what is noted when a visitor has seen it. */
export const exposures = ['hero', 'plans', 'downloads', 'closing'] as const;
export type ExposeName = (typeof exposures)[number];
