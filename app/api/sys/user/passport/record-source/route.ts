import { recordSource } from '@/lib/server/calls/record-source';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(recordSource);
