import type { Person } from '@/lib/server/store/person';
import { stopWithOneSentence } from './stop';

/** How a command is told of whom it is to speak. */
export const personOptions = {
  mail: { type: 'string', about: 'a mail address, and the browsers that signed in with it' },
  device: { type: 'string', about: 'a browser’s number, which its cookie __SYS_ID holds' },
} as const;

/** The one person that the options name; anything else ends the process with one sentence. */
export function personOf({ mail, device }: { mail: string | undefined; device: string | undefined }): Person {
  if (mail && !device) return { mail };
  if (device && !mail) return { device };
  return stopWithOneSentence('Either --mail or --device must be given.');
}
