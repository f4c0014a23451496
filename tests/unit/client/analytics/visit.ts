import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';

/** What an event says of a visit, as far as tests tell visits apart. */
export const visit = (visit_id: string) => ({ visit_id }) as SessionContext;

export const event = (id: string, user_timestamp_ = 1) => ({ id, user_timestamp_ }) as AnalyticsEvent;
