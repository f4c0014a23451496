import { cspReport } from '@/lib/server/calls/csp-report';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(cspReport);
