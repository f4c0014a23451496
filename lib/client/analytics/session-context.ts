import { readCookie } from '@/lib/client/page/cookies';
import { timeZone } from '@/lib/client/page/time-zone';
import { deviceId, visitId } from '@/lib/client/analytics/identity';
import { readReferrers } from '@/lib/client/analytics/referrers';
import { readTouches } from '@/lib/client/analytics/touch-storage';
import type { SessionContext } from '@/lib/contract/events';
import { cookieNames } from '@/lib/contract/storage-keys';

/**
 * Returns the context of browser and visit stored with each event. The site has no login, so the user fields are empty.
 */
export function sessionContext(locale: string, buildId: string): SessionContext {
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
