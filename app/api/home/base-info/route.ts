import { baseInfo } from '@/lib/server/calls/base-info';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(baseInfo);
