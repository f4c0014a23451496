import type { SignalId, Signals } from '@/lib/tools/fingerprint-check/signals';
import { collectCandidates } from '@/lib/tools/webrtc-candidates';
import { zoneOffset } from '@/lib/tools/zone-offset';
import { drawCanvas, isCanvasExact, measureRects, readWebgl, readWebgpu, renderAudio } from './renderings';
import { countDevices, findCodecs, findFonts, findStorage, readPermissions, readVoices, within } from './lists';
import { findAutomationProperties, findReplaced, readFrame } from './traces';

/** Reads every signal of this browser. Nothing is requested. */

type Hints = {
  brands: Brand[];
  mobile: boolean;
  platform: string;
  getHighEntropyValues(names: string[]): Promise<Record<string, unknown>>;
};
type Brand = { brand: string; version: string };
type Browser = Navigator & {
  userAgentData?: Hints;
  deviceMemory?: number;
  pdfViewerEnabled?: boolean;
};

const navigatorNow = () => navigator as Browser;

/** Made-up brands change from version to version, so they are left out. */
const brandTexts = (brands: readonly Brand[]) =>
  brands.filter(({ brand }) => !/not.*brand/i.test(brand)).map(({ brand, version }) => `${brand} ${version}`);

async function readHints() {
  const hints = navigatorNow().userAgentData;
  const names = ['fullVersionList', 'platformVersion', 'architecture', 'bitness', 'model'];
  const values = await hints?.getHighEntropyValues(names).catch(() => null);
  const text = (name: string) => (typeof values?.[name] === 'string' ? (values[name] as string) : null);
  const versions = values?.fullVersionList as Brand[] | undefined;
  return {
    hintBrands: hints ? brandTexts(hints.brands) : null,
    hintFullVersions: versions ? brandTexts(versions) : null,
    hintMobile: hints?.mobile ?? null,
    hintPlatform: hints?.platform ?? null,
    hintPlatformVersion: text('platformVersion'),
    hintArchitecture: text('architecture'),
    hintBitness: text('bitness'),
    hintModel: text('model'),
  };
}

function detectEngine(): Signals['engine'] {
  if (CSS.supports('-moz-appearance', 'none')) return 'Gecko';
  if ('webkitRequestFileSystem' in window) return 'Blink';
  return 'ApplePaySession' in window || 'GestureEvent' in window || CSS.supports('-webkit-touch-callout', 'none')
    ? 'WebKit'
    : null;
}

function readBrowser() {
  const browser = navigatorNow();
  return {
    userAgent: browser.userAgent,
    appVersion: browser.appVersion ?? null,
    platform: browser.platform ?? null,
    vendor: browser.vendor ?? null,
    productSub: browser.productSub ?? null,
    engine: detectEngine(),
    // It is not called, which the site's policy would not allow.
    evalLength: String(Reflect.get(globalThis, 'eval')).length,
    isSecureContext,
    pdfViewer: browser.pdfViewerEnabled ?? null,
    plugins: browser.plugins?.length ?? null,
    language: browser.language ?? null,
    languages: browser.languages ? [...browser.languages] : null,
    cores: browser.hardwareConcurrency ?? null,
    memory: browser.deviceMemory ?? null,
    touchPoints: browser.maxTouchPoints ?? null,
    touchEvents: 'ontouchstart' in window,
    cookies: browser.cookieEnabled ?? null,
    webdriver: browser.webdriver ?? null,
  };
}

function readLocale() {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const now = new Date();
  return {
    intlLocale: locale,
    timeZone,
    // `|| 0` turns -0 into 0.
    dateOffset: -now.getTimezoneOffset() || 0,
    zoneOffset: zoneOffset(timeZone, now),
  };
}

const matches = (query: string) => matchMedia(query).matches;

/** Whether media queries agree, with room for rounding; null if the browser does not know the feature. */
function mediaAgrees(feature: string, value: number, unit: string, room: number): boolean | null {
  if (!matches(`(min-${feature}: 0.1${unit})`)) return null;
  return matches(`(min-${feature}: ${value - room}${unit}) and (max-${feature}: ${value + room}${unit})`);
}

function readScreen() {
  const { width, height, availWidth, availHeight, colorDepth, pixelDepth, orientation } = screen;
  const isUpright = mediaAgrees('device-width', width, 'px', 1);
  // Some phones turn one of the two with the device.
  const isTurned = mediaAgrees('device-width', height, 'px', 1);
  return {
    screenSize: `${width}x${height}`,
    availableSize: `${availWidth}x${availHeight}`,
    windowSize: `${innerWidth}x${innerHeight}`,
    outerSize: `${outerWidth}x${outerHeight}`,
    pixelRatio: devicePixelRatio,
    colorDepth,
    pixelDepth,
    mediaScreen: isUpright === null ? null : isUpright || isTurned === true,
    mediaPixelRatio: mediaAgrees('resolution', devicePixelRatio, 'dppx', 0.02),
    colorGamut: ['rec2020', 'p3', 'srgb'].find((gamut) => matches(`(color-gamut: ${gamut})`)) ?? null,
    orientation: orientation?.type ?? null,
    pointer: [
      ...['fine', 'coarse'].filter((pointer) => matches(`(any-pointer: ${pointer})`)),
      ...(matches('(any-hover: hover)') ? ['hover'] : []),
    ].join(', '),
  };
}

/** Random names that hide an address differ each time. */
const candidateText = (type: string, address: string) => `${type} ${address.endsWith('.local') ? '*.local' : address}`;

async function readWebrtc(): Promise<Signals['webrtc']> {
  const candidates = await collectCandidates(null, 1500);
  return candidates && [...new Set(candidates.map(({ type, address }) => candidateText(type, address)))];
}

async function readSampleRate(): Promise<number | null> {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  await context.close();
  return context.sampleRate;
}

/** Reads what renders differently from one computer to another. */
async function renderImages() {
  const { webglImage, ...webgl } = readWebgl();
  return {
    images: { canvas: drawCanvas(), webglImage, clientRects: measureRects(), audio: await renderAudio() },
    webgl,
  };
}

export type Collected = {
  signals: Signals;
  /** Signals that differ from one look to the next, or are not what was drawn. */
  noisy: SignalId[];
};

/** Reads all signals; it takes a second or two. */
export async function collectSignals(): Promise<Collected> {
  const [{ images, webgl }, second] = [await renderImages(), await renderImages()];
  const [hints, webgpu, voices, mediaDevices, permissions, webrtc, sampleRate] = await Promise.all([
    readHints(),
    within(readWebgpu(), { webgpuVendor: null, webgpuArchitecture: null }),
    readVoices(),
    within(countDevices(), null),
    within(readPermissions(), null),
    readWebrtc(),
    within(readSampleRate(), null),
  ]);
  const noisy = (Object.keys(images) as (keyof typeof images)[]).filter((id) => images[id] !== second.images[id]);
  if (isCanvasExact() === false && !noisy.includes('canvas')) noisy.push('canvas');
  const signals = {
    ...readBrowser(),
    ...hints,
    ...readLocale(),
    ...readScreen(),
    ...images,
    ...webgl,
    ...webgpu,
    sampleRate,
    fonts: findFonts(),
    voices,
    mediaDevices,
    codecs: findCodecs(),
    storage: findStorage(),
    permissions,
    notifications: typeof Notification === 'undefined' ? null : Notification.permission,
    webrtc,
    ...readFrame(),
    automationProperties: findAutomationProperties(),
    replaced: findReplaced(),
    address: null,
    addressCountry: null,
    addressTimeZone: null,
    addressOffset: null,
  };
  return { signals, noisy };
}
