import type { DataSubject } from '@/lib/api/store/data-subject';
import { exitWithError } from './exit-with-error';

/** How a command is told of whom it is to speak. */
export const dataSubjectOptions = {
  mail: { type: 'string', about: 'a mail address, and the browsers that signed in with it' },
  device: { type: 'string', about: 'a browser’s number, which its cookie __SYS_ID holds' },
} as const;

/** The one person that the options name; anything else ends the process with one sentence. */
export function parseDataSubject({
  mail,
  device,
}: {
  mail: string | undefined;
  device: string | undefined;
}): DataSubject {
  if (mail && !device) return { mail };
  if (device && !mail) return { device };
  return exitWithError('Either --mail or --device must be given.');
}
