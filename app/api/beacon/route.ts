import { beacon } from '@/lib/server/calls/beacon';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(beacon);
