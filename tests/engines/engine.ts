/** The browser operations that engine tests use, with one interface for all engines. */

/** Keys that tests press, by their `KeyboardEvent.key` names. */
export type KeyName = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | '/';

/** Initial viewport size, in CSS pixels. */
export const initialViewport = { width: 1280, height: 800 };

/** A window with a new profile, which is deleted on close. */
export type BrowserPage = {
  /** Opens a page by its path and waits until it has loaded. */
  open: (path: string) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. Only its arguments are in scope; they and its result are passed as JSON. */
  evaluate: <Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the center of the first element that matches a CSS selector, with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Moves the mouse to the center of the first matching element. */
  hover: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /**
   * Returns the errors since the last call: uncaught errors, console errors and warnings, and failed requests to the
   * site, as `404 for /path`.
   */
  drainErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A cookie that is set before the first page. */
export type Cookie = { name: string; value: string };

export type Engine = {
  newPage: (...cookies: Cookie[]) => Promise<BrowserPage>;
  close: () => Promise<void>;
};
