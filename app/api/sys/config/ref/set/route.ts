import { refSet } from '@/lib/server/calls/ref-set';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(refSet);
