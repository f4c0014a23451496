import type { Messages } from '@/generated/messages';

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
