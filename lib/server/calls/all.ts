import { authorizedLogin } from '@/lib/server/calls/authorized-login';
import { baseInfo } from '@/lib/server/calls/base-info';
import { beacon } from '@/lib/server/calls/beacon';
import { beaconKey } from '@/lib/server/calls/beacon-key';
import { chatChoose } from '@/lib/server/calls/chat-choose';
import { chatType } from '@/lib/server/calls/chat-type';
import { consent } from '@/lib/server/calls/consent';
import { contact } from '@/lib/server/calls/contact';
import { erase } from '@/lib/server/calls/erase';
import { fingerprintLog } from '@/lib/server/calls/fingerprint-log';
import { helpful } from '@/lib/server/calls/helpful';
import { helpArticles } from '@/lib/server/calls/help-articles';
import { latestVersion } from '@/lib/server/calls/latest-version';
import { message } from '@/lib/server/calls/message';
import { recordSource } from '@/lib/server/calls/record-source';
import { refSet } from '@/lib/server/calls/ref-set';
import { siteSettings } from '@/lib/server/calls/site-settings';
import { visitorIp } from '@/lib/server/calls/visitor-ip';
import type { Call } from '@/lib/server/http/call';

/** Every call of the back end. The first group is the product's own interface, the second belongs to this site alone. */
export const calls: readonly Call[] = [
  ...[latestVersion, refSet, authorizedLogin, recordSource, visitorIp, fingerprintLog],
  ...[beacon, beaconKey, baseInfo, chatType, chatChoose],
  ...[contact, message, helpful, consent, erase, siteSettings, helpArticles],
];
