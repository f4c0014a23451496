import type { ClickName, ExposeName } from '@/lib/contract/event-names';

/** A name that reports do not know is a type error, on whatever element it stands. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-click'?: ClickName | undefined;
    'data-expose'?: ExposeName | undefined;
  }
}
