/**
 * What a script of a page can read from a browser, by the name of the interface that it reads. A value is null if the
 * browser does not have the interface.
 */

type Text = string | null;
type List = readonly string[] | null;

export type Signals = {
  userAgent: string;
  appVersion: Text;
  platform: Text;
  vendor: Text;
  productSub: Text;
  /** The engine by its features, whatever the browser claims. */
  engine: 'Blink' | 'Gecko' | 'WebKit' | null;
  /** Characters of `eval` as text, which differ between engines. */
  evalLength: number | null;
  isSecureContext: boolean;
  /** Brands with their major versions: `Chromium 143`. */
  hintBrands: List;
  hintFullVersions: List;
  hintMobile: boolean | null;
  hintPlatform: Text;
  hintPlatformVersion: Text;
  hintArchitecture: Text;
  hintBitness: Text;
  hintModel: Text;
  pdfViewer: boolean | null;
  plugins: number | null;

  language: Text;
  languages: List;
  intlLocale: Text;
  timeZone: Text;
  /** Minutes east of UTC, by `Date`. */
  dateOffset: number | null;
  /** Minutes east of UTC, by the named time zone. */
  zoneOffset: number | null;

  /** Sizes are in CSS pixels: `1920x1080`. */
  screenSize: Text;
  availableSize: Text;
  windowSize: Text;
  outerSize: Text;
  pixelRatio: number | null;
  colorDepth: number | null;
  pixelDepth: number | null;
  /** Whether media queries confirm the size of the screen and the pixel ratio. */
  mediaScreen: boolean | null;
  mediaPixelRatio: boolean | null;
  colorGamut: Text;
  orientation: Text;

  cores: number | null;
  memory: number | null;
  touchPoints: number | null;
  touchEvents: boolean;
  pointer: Text;

  canvas: Text;
  webglVendor: Text;
  webglRenderer: Text;
  /** What the browser says of WebGL unless the true names are asked for. */
  webglMaskedVendor: Text;
  webglVersion: Text;
  webglImage: Text;
  webgpuVendor: Text;
  webgpuArchitecture: Text;
  audio: Text;
  sampleRate: number | null;
  clientRects: Text;
  fonts: List;
  /** Voices with their identifier, and whether they are the system’s own: `Microsoft David (local)`. */
  voices: List;
  mediaDevices: List;
  codecs: List;

  cookies: boolean | null;
  storage: List;
  permissions: List;
  notifications: Text;

  webrtc: List;

  /** The same interfaces in an empty frame. */
  frameUserAgent: Text;
  framePlatform: Text;
  frameLanguages: List;
  frameCores: number | null;
  frameTimeZone: Text;

  /** `navigator.webdriver`. */
  webdriver: boolean | null;
  /** Properties that programs leave in a page. */
  automationProperties: readonly string[];
  /** Properties of `navigator` and `screen` that are not the browser's own code. */
  replaced: readonly string[];

  /** Filled after a click: the IP address and its location, as our server sees them. */
  address: Text;
  addressCountry: Text;
  addressTimeZone: Text;
  addressOffset: number | null;
};

export type SignalId = keyof Signals;
export type SignalValue = Signals[SignalId];

/** The interface that each signal is read from, as documentation of browsers names it. */
export const signalGroups = {
  browser: {
    userAgent: 'navigator.userAgent',
    appVersion: 'navigator.appVersion',
    platform: 'navigator.platform',
    vendor: 'navigator.vendor',
    productSub: 'navigator.productSub',
    engine: 'CSS.supports()',
    evalLength: 'eval.toString().length',
    isSecureContext: 'isSecureContext',
    hintBrands: 'userAgentData.brands',
    hintFullVersions: 'userAgentData.fullVersionList',
    hintMobile: 'userAgentData.mobile',
    hintPlatform: 'userAgentData.platform',
    hintPlatformVersion: 'userAgentData.platformVersion',
    hintArchitecture: 'userAgentData.architecture',
    hintBitness: 'userAgentData.bitness',
    hintModel: 'userAgentData.model',
    pdfViewer: 'navigator.pdfViewerEnabled',
    plugins: 'navigator.plugins.length',
  },
  locale: {
    language: 'navigator.language',
    languages: 'navigator.languages',
    intlLocale: 'Intl: locale',
    timeZone: 'Intl: timeZone',
    dateOffset: 'Date: UTC offset',
    zoneOffset: 'Intl: UTC offset',
  },
  screen: {
    screenSize: 'screen.width × height',
    availableSize: 'screen.availWidth × availHeight',
    windowSize: 'innerWidth × innerHeight',
    outerSize: 'outerWidth × outerHeight',
    pixelRatio: 'devicePixelRatio',
    colorDepth: 'screen.colorDepth',
    pixelDepth: 'screen.pixelDepth',
    mediaScreen: '@media (device-width)',
    mediaPixelRatio: '@media (resolution)',
    colorGamut: '@media (color-gamut)',
    orientation: 'screen.orientation',
  },
  hardware: {
    cores: 'navigator.hardwareConcurrency',
    memory: 'navigator.deviceMemory',
    touchPoints: 'navigator.maxTouchPoints',
    touchEvents: 'ontouchstart',
    pointer: '@media (pointer, hover)',
  },
  graphics: {
    canvas: 'Canvas',
    webglVendor: 'WebGL: UNMASKED_VENDOR',
    webglRenderer: 'WebGL: UNMASKED_RENDERER',
    webglMaskedVendor: 'WebGL: VENDOR',
    webglVersion: 'WebGL: VERSION',
    webglImage: 'WebGL: image',
    webgpuVendor: 'WebGPU: vendor',
    webgpuArchitecture: 'WebGPU: architecture',
    clientRects: 'getClientRects()',
  },
  media: {
    audio: 'OfflineAudioContext',
    sampleRate: 'AudioContext.sampleRate',
    fonts: 'document.fonts',
    voices: 'speechSynthesis.getVoices()',
    mediaDevices: 'enumerateDevices()',
    codecs: 'canPlayType()',
  },
  storage: {
    cookies: 'navigator.cookieEnabled',
    storage: 'localStorage, indexedDB, caches',
    permissions: 'permissions.query()',
    notifications: 'Notification.permission',
  },
  network: {
    webrtc: 'RTCPeerConnection',
    address: 'IP',
    addressCountry: 'IP: country',
    addressTimeZone: 'IP: time zone',
    addressOffset: 'IP: UTC offset',
  },
  frame: {
    frameUserAgent: 'iframe: navigator.userAgent',
    framePlatform: 'iframe: navigator.platform',
    frameLanguages: 'iframe: navigator.languages',
    frameCores: 'iframe: navigator.hardwareConcurrency',
    frameTimeZone: 'iframe: timeZone',
  },
  automation: {
    webdriver: 'navigator.webdriver',
    automationProperties: 'window, document',
    replaced: 'Function.toString()',
  },
} as const satisfies Record<string, Partial<Record<SignalId, string>>>;

export type SignalGroup = keyof typeof signalGroups;

/** The name of every signal. */
export const signalNames = Object.assign({}, ...Object.values(signalGroups)) as Readonly<Record<SignalId, string>>;

/** Writes a value for people and for comparisons; a value that is absent is a dash. */
export function formatSignal(value: SignalValue | undefined): string {
  if (value === null || value === undefined) return '—';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(', ');
  return value === '' ? '""' : String(value);
}

/** What the page's own Permissions-Policy switches off, so that it is not judged. */
export const switchedOffFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
] as const;
