import type { ClickName, ExposeName } from '@/lib/contract/event-names';

/** Makes a name that is unknown to reports a type error on any element. */
declare module 'react' {
  interface DOMAttributes<T> {
    'data-click'?: ClickName | undefined;
    'data-expose'?: ExposeName | undefined;
  }
}
