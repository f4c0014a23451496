import type { AnalyticsEvent, SessionContext } from '@/lib/contract/events';

/** A session context with only the visit ID. */
export const visit = (visit_id: string) => ({ visit_id }) as SessionContext;

export const event = (id: string, user_timestamp_ = 1) => ({ id, user_timestamp_ }) as AnalyticsEvent;
