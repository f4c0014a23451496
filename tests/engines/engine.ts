/** What tests ask of a browser, in the same words for every engine. */

/** The keys that tests press: by their names in the standard of keyboard events. */
export type KeyName = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | '/';

/** How large a page is at first, in CSS pixels. */
export const firstSize = { width: 1280, height: 800 };

/** The window of a visitor who has never been here; all that it keeps goes when it is closed. */
export type Visitor = {
  /** Opens a page by its path, and waits until it has loaded. */
  open: (path: string) => Promise<void>;
  /** Gives the page itself this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It can use nothing but its arguments, which travel as JSON, and so does what it returns. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks the middle of the first element that a selector of CSS finds, with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Rests the mouse on it. */
  hover: (selector: string) => Promise<void>;
  /** Types into a field, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: KeyName) => Promise<void>;
  /**
   * What has gone wrong since it was last asked: errors that no script has caught, what was written to the console as an
   * error or a warning, and requests to the site that failed, as `404 for /path`.
   */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** A cookie that a visitor has before the first page. */
export type Cookie = { name: string; value: string };

export type Engine = {
  newVisitor: (...cookies: Cookie[]) => Promise<Visitor>;
  close: () => Promise<void>;
};
