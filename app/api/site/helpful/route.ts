import { helpful } from '@/lib/server/calls/helpful';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(helpful);
