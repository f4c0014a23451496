import Cookies from 'js-cookie';
import type { CommonPart } from '@/lib/protocol/events';
import { deviceId, visitId } from '@/lib/browser/measurement/identity';
import { readTouches } from '@/lib/browser/measurement/landing';
import { readReferrers } from '@/lib/browser/measurement/referrers';
import { cookieNames } from '@/lib/protocol/storage-table';

/**
 * What all events of a batch say of the browser and the visit. Nobody is signed in on this site, so the user's fields
 * are empty.
 */
export function commonPart(locale: string, buildId: string, dropped: number): CommonPart {
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
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    referrer: readReferrers(Cookies.get(cookieNames.referer))[0] ?? '',
    utm_source: last?.utm_source ?? '',
    utm_medium: last?.utm_medium ?? '',
    utm_campaign: last?.utm_campaign ?? '',
    dropped,
  };
}
