// Required for module augmentation: without it message keys are not type-checked.
import 'next-intl';
import type { UiMessages } from '@/lib/content/element-messages';
import type { Formats } from '@/lib/next-intl/next-intl-request';

declare module 'next-intl' {
  interface AppConfig {
    Messages: UiMessages;
    Formats: Formats;
  }
}
