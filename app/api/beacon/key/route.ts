import { beaconKey } from '@/lib/api/endpoints/beacon-key';
import { routeHandlers } from '@/lib/api/http/define-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers(beaconKey);
