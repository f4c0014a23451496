import type { PlatformId } from '@/lib/contract/platforms';

/** All event names, shared by components, analytics and reports (docs/data.md). */

/** Codes of page errors (error catalog of the specification). */
export const errorCodes = { resource: '100101', script: '100102', rejection: '100103' } as const;

/** Event types, and the object types of each. */
export const objectTypes = {
  click: ['link', 'button'],
  view: ['page', 'web_vital', 'confirmation'],
  expose: ['section'],
  error: ['image', errorCodes.resource, errorCodes.script, errorCodes.rejection],
} as const;

export type EventType = keyof typeof objectTypes;
export type ObjectType<T extends EventType = EventType> = (typeof objectTypes)[T][number];

export const eventTypes = Object.keys(objectTypes) as EventType[];

/** Click names. Reports count clicks on links to the product's sign-up as sign-ups. */
export const clicks = {
  register: { isSignUp: true },
  'banner register': { isSignUp: true },
  'banner close': { isSignUp: false },
  login: { isSignUp: false },
  contact: { isSignUp: false },
  'open chat': { isSignUp: false },
  'close chat': { isSignUp: false },
  'chat message': { isSignUp: false },
  notify: { isSignUp: false },
  consultation: { isSignUp: false },
  'back to top': { isSignUp: false },
} as const;

export type FixedClick = keyof typeof clicks;

/** The value of `data-click`: a name from `clicks`, or a prefix with a parameter. */
export type ClickName = FixedClick | `action ${string}` | `download ${PlatformId}` | `helpful ${'yes' | 'no'}`;

export const signUpClicks = (Object.keys(clicks) as FixedClick[]).filter((name) => clicks[name].isSignUp);

/** The values of `data-expose`, for elements whose first view is recorded. */
export const exposures = ['hero', 'plans', 'downloads', 'closing'] as const;
export type ExposeName = (typeof exposures)[number];

/** Makes a name that is unknown to reports a type error on any element. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-click'?: ClickName | undefined;
    'data-expose'?: ExposeName | undefined;
  }
}
