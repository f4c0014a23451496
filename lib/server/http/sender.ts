import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import { clean } from '@/lib/protocol/clean-text';
import { cookieNames } from '@/lib/protocol/storage-table';
import { isWithin, plainAddress, truncated } from '@/lib/settings/networks';
import { allowsMeasurement } from '@/lib/server/http/allows-measurement';
import { peerHeader } from '@/lib/server/http/peer-header';
import { site } from '@/lib/settings/site';

/** Who sends a request. */
export type Sender = {
  /** The whole address, for this request alone; it is never stored. */
  address: string;
  userAgent: string;
  language: string;
};

/**
 * The address of the visitor: the peer's own, or, behind as many proxies as are configured, what the outermost of them
 * wrote into X-Forwarded-For.
 */
export function addressOf(headers: Headers, trustedProxies: number): string {
  const peer = plainAddress(headers.get(peerHeader) ?? '');
  if (trustedProxies === 0) return peer;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return plainAddress(forwarded.at(-trustedProxies) || peer);
}

export function senderOf({ headers }: Request): Sender {
  return {
    address: addressOf(headers, site.trustedProxies),
    userAgent: clean(headers.get('user-agent'), 500),
    language: clean(headers.get('accept-language'), 200),
  };
}

/** What every stored row says of its sender; no number of the browser where the visitor does not allow it. */
export function senderColumns(request: Request) {
  const { address, userAgent } = senderOf(request);
  const cookies = parseCookie(request.headers.get('cookie') ?? '');
  return {
    deviceId: (allowsMeasurement(request) && clean(cookies[cookieNames.device], 64)) || null,
    address: truncated(address),
    userAgent,
    isBot: isbot(userAgent),
    isOwn: isWithin(address, site.ownNetworks),
  };
}
