import { publishWebhook } from '@/lib/api/publish-webhook';

export const dynamic = 'force-dynamic';

const respond = (request: Request): Promise<Response> => publishWebhook(request);

export {
  respond as GET,
  respond as HEAD,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
  respond as OPTIONS,
};
