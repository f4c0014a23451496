/** Signals that show changes to a browser, and programs that drive it. */

/** Names that WebDriver, Playwright, Puppeteer and other programs leave behind. */
const automationName =
  /^(?:\$?cdc_|__playwright|__pw_|__puppeteer|puppeteer_|__webdriver|__selenium|__driver|__fxdriver|__nightmare|_phantom|__phantomas|callPhantom|_Selenium_IDE|domAutomation|awesomium|calledSelenium|webdriver-evaluate)/;

export function findAutomationProperties(): string[] {
  const names = [window, document].flatMap((object) => Object.getOwnPropertyNames(object));
  const attributes = document.documentElement
    .getAttributeNames()
    .filter((name) => /^(?:webdriver|selenium)$/.test(name));
  return [...names.filter((name) => automationName.test(name)), ...attributes];
}

/** An empty frame of the page's own origin; nothing is requested for it. */
function withFrame<Value>(read: (view: Window & typeof globalThis) => Value): Value | null {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  try {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    return view ? read(view) : null;
  } finally {
    frame.remove();
  }
}

/** What the browser says in another frame: changes by an extension or a script often reach only the page itself. */
export function readFrame() {
  const values = withFrame(({ navigator, Intl }) => ({
    frameUserAgent: navigator.userAgent,
    framePlatform: navigator.platform,
    frameLanguages: [...navigator.languages],
    frameCores: navigator.hardwareConcurrency ?? null,
    frameTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const none = {
    frameUserAgent: null,
    framePlatform: null,
    frameLanguages: null,
    frameCores: null,
    frameTimeZone: null,
  };
  return values ?? none;
}

/** Interfaces whose properties are most often replaced. */
const interfaces = ['Navigator', 'Screen', 'WebGLRenderingContext', 'HTMLCanvasElement', 'CanvasRenderingContext2D'];

/**
 * Names of properties that are a script's and not the browser's: set on the object itself, or with a function that is
 * not native. A frame's functions decide, because those of the page may be replaced, too.
 */
export function findReplaced(): string[] {
  const own = [
    ...Object.getOwnPropertyNames(navigator).map((name) => `navigator.${name}`),
    ...Object.getOwnPropertyNames(screen).map((name) => `screen.${name}`),
  ];
  const changed = withFrame(({ Function: { prototype } }) => {
    const isNative = (value: unknown) =>
      typeof value !== 'function' || /\{\s*\[native code\]\s*\}$/.test(prototype.toString.call(value));
    return interfaces.flatMap((name) => {
      const type = (window as unknown as Record<string, { prototype: object } | undefined>)[name];
      const properties = Object.entries(Object.getOwnPropertyDescriptors(type?.prototype ?? {}));
      return properties
        .filter(([, { get, value }]) => !isNative(get) || !isNative(value))
        .map(([property]) => `${name}.${property}`);
    });
  });
  return [...own, ...(changed ?? [])];
}
