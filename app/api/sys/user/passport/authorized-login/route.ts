import { authorizedLogin } from '@/lib/server/calls/authorized-login';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(authorizedLogin);
