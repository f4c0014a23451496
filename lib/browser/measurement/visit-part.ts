import { readCookie } from '@/lib/browser/page/cookies';
import { timeZone } from '@/lib/browser/page/time-zone';
import { deviceId, visitId } from '@/lib/browser/measurement/identity';
import { readReferrers } from '@/lib/browser/measurement/referrers';
import { readTouches } from '@/lib/browser/measurement/touches';
import type { VisitPart } from '@/lib/protocol/events';
import { cookieNames } from '@/lib/protocol/storage-table';

/**
 * What an event says of the browser and the visit in which it happens. Nobody is signed in on this site, so the user's
 * fields are empty.
 */
export function visitPart(locale: string, buildId: string): VisitPart {
  const { last } = readTouches();
  return {
    user_id: '',
    user_info: '',
    device_id: deviceId(),
    visit_id: visitId(),
    screen_width: screen.width,
    screen_height: screen.height,
    app_version: buildId,
    locale,
    language: navigator.language,
    time_zone: timeZone(),
    referrer: readReferrers(readCookie(cookieNames.referer))[0] ?? '',
    utm_source: last?.utm_source ?? '',
    utm_medium: last?.utm_medium ?? '',
    utm_campaign: last?.utm_campaign ?? '',
  };
}
