import { visitorIp } from '@/lib/server/calls/visitor-ip';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(visitorIp);
