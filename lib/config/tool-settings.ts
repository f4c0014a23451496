import { z } from 'zod';
import { startSetting } from '@/lib/config/define-setting';
import { httpsUrl } from '@/lib/config/schemas';

/** Settings of the tools: servers that the leak test may ask. */

/** A STUN server (RFC 7064): `stun:stun.example.com:3478`. IPv6 addresses are in brackets. */
const stunUrl = z
  .string()
  .regex(
    /^stuns?:(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/i,
    'it must be a URL like stun:stun.example.com:3478',
  )
  .describe('URL like `stun:…`');

export const toolSettings = {
  STUN_URL: startSetting(
    stunUrl.optional(),
    'STUN server that `/leak-test` asks after a click, for the public IP address under WebRTC; see docs/operating.md',
  ),
  IPV6_CHECK_URL: startSetting(
    httpsUrl.optional(),
    'URL that is reachable over IPv6 only and answers with the client’s IP address, asked by `/leak-test` after a click; see docs/operating.md',
  ),
};
