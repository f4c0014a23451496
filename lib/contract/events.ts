import type { EventType, ObjectType } from '@/lib/contract/event-names';

/** The analytics events of the site; docs/data.md lists what is recorded and why. */

/** The texts of an event, and the length in characters that each is cut to, by the browser and by the server. */
export const eventTexts = {
  /** `failed` for errors. */
  op_res: 40,
  /** What it happened to. */
  op_obj_type: 40,
  /** Which one: the name of what was clicked on or seen, a path, an address, a message. */
  op_obj_value: 1000,
  /** The page's path, without its query. */
  path: 500,
} as const;

/** An event as this site sends it; the server takes other words for what happened, which a later build may send. */
export type AnalyticsEvent = Record<keyof typeof eventTexts, string> & {
  /** Made in the browser; an event that arrives twice is stored once. */
  id: string;
  op_type: EventType;
  op_res: 'success' | 'failed';
  op_obj_type: ObjectType;
  /** Milliseconds since 1970, by the visitor's clock. */
  user_timestamp_: number;
};

/** What an event says of the browser and the visit in which it happened. */
export type SessionContext = {
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
};

/** What all events of a batch have in common. The server takes any fields, so that builds may differ in theirs. */
export type CommonPart = SessionContext & {
  /** How much had to go unsent since it was told last; it is kept with the first event of the batch. */
  dropped: number;
};
