// Brings in what is added to below: without it no key of a word is checked.
import 'next-intl';
import type { Messages } from '@/generated/messages';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
