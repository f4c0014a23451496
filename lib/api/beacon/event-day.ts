import { utcDay } from '@/lib/api/store/event-partitions';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Returns the day of whose partition an event is: that of the visitor's clock, unless it is wrong by more than a day, or
 * the event is more than 30 days old. Visits then have the time of arrival (`read-visits.ts`), and expire with its day.
 * @param happenedAt milliseconds by the visitor's clock, as `sentAt`, which older scripts do not send
 * @param receivedAt milliseconds by the server's clock
 */
export function eventDay(happenedAt: number, sentAt: unknown, receivedAt: number): string {
  const isOff = happenedAt > receivedAt + dayLength || happenedAt < receivedAt - 30 * dayLength;
  const isClockOff = typeof sentAt === 'number' && Math.abs(receivedAt - sentAt) > dayLength;
  return utcDay(isOff || isClockOff ? receivedAt : happenedAt);
}
