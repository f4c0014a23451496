import { latestVersion } from '@/lib/server/calls/latest-version';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(latestVersion);
