// Required for module augmentation: without it message keys are not type-checked.
import 'next-intl';
import type { Messages } from '@/generated/messages';
import type { Formats } from '@/lib/server-messages/next-intl-request';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
    Formats: Formats;
  }
}
