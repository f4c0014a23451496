import type { EventType, ObjectType } from '@/lib/protocol/event-names';

/** The analytics events of the site; docs/data.md lists what is recorded and why. */

export type AnalyticsEvent = {
  /** Made in the browser; an event that arrives twice is stored once. */
  id: string;
  op_type: EventType;
  /** `failed` for errors. */
  op_res: 'success' | 'failed';
  /** What it happened to. */
  op_obj_type: ObjectType;
  /** Which one: the name of what was clicked on or seen, a path, an address, a message. */
  op_obj_value: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  user_timestamp_: number;
  /** The page's path, without its query. */
  path: string;
};

/** What all events of a batch have in common. */
export type CommonPart = {
  user_id: string;
  user_info: string;
  device_id: string;
  /** One per browser tab and visit. */
  visit_id: string;
  screen_width: number;
  screen_height: number;
  app_version: string;
  locale: string;
  language: string;
  time_zone: string;
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  /** Events that had to go because too many were waiting. */
  dropped: number;
};

/** Lengths that events are cut to in the browser, and checked for on the server. */
export const eventLimits = { id: 64, kind: 40, value: 1000, path: 500, common: 500 } as const;
