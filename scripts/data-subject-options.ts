import type { DataSubject } from '@/lib/api/store/data-subject';
import { exitWithError } from './exit-with-error';

/** Options by which a command identifies a data subject. */
export const dataSubjectOptions = {
  mail: {
    type: 'string',
    description: 'an email address, including the browsers that signed in or wrote a message with it',
  },
  device: { type: 'string', description: 'device ID, from the cookie __SYS_ID' },
} as const;

/** Parses the options into a data subject; exits with a message unless exactly one is given. */
export function parseDataSubject({
  mail,
  device,
}: {
  mail: string | undefined;
  device: string | undefined;
}): DataSubject {
  if (mail && !device) return { email: mail };
  if (device && !mail) return { device };
  return exitWithError('Exactly one of --mail and --device is required.');
}
