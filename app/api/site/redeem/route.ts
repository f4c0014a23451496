import { redeem } from '@/lib/server/calls/redeem';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(redeem);
