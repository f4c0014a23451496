import { beaconKey } from '@/lib/server/calls/beacon-key';
import { handlers } from '@/lib/server/http/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers(beaconKey);
