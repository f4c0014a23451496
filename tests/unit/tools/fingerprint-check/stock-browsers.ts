import type { Signals } from '@/lib/tools/fingerprint-check/signals';

/** What unchanged browsers show, as far as rules look at it. */

const chromeAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

/** Puts the user agent into each of the signals that repeat it. */
const withAgent = (userAgent: string) => ({
  userAgent,
  frameUserAgent: userAgent,
  appVersion: userAgent.replace('Mozilla/', ''),
});
const withPlatform = (platform: string) => ({ platform, framePlatform: platform });

/** Chrome on Windows. */
export const chrome: Signals = {
  ...withAgent(chromeAgent),
  ...withPlatform('Win32'),
  vendor: 'Google Inc.',
  productSub: '20030107',
  engine: 'Blink',
  evalLength: 33,
  isSecureContext: true,
  hintBrands: ['Chromium 146', 'Google Chrome 146'],
  hintFullVersions: ['Chromium 146.0.7680.80', 'Google Chrome 146.0.7680.80'],
  hintMobile: false,
  hintPlatform: 'Windows',
  hintPlatformVersion: '19.0.0',
  hintArchitecture: 'x86',
  hintBitness: '64',
  hintModel: '',
  pdfViewer: true,
  plugins: 5,
  language: 'es-ES',
  languages: ['es-ES', 'es'],
  intlLocale: 'es-ES',
  timeZone: 'Europe/Madrid',
  dateOffset: 60,
  zoneOffset: 60,
  screenSize: '1920x1080',
  availableSize: '1920x1032',
  windowSize: '1280x720',
  outerSize: '1296x808',
  pixelRatio: 1.25,
  colorDepth: 24,
  pixelDepth: 24,
  mediaScreen: true,
  mediaPixelRatio: true,
  colorGamut: 'srgb',
  orientation: 'landscape-primary',
  cores: 8,
  memory: 8,
  touchPoints: 10,
  touchEvents: true,
  pointer: 'fine, coarse, hover',
  canvas: '01234567',
  webglVendor: 'Google Inc. (NVIDIA)',
  webglRenderer: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 4060 (0x00002882) Direct3D11 vs_5_0 ps_5_0, D3D11)',
  webglMaskedVendor: 'WebKit',
  webglVersion: 'WebGL 1.0 (OpenGL ES 2.0 Chromium)',
  webglImage: '89abcdef',
  webgpuVendor: 'nvidia',
  webgpuArchitecture: 'lovelace',
  audio: 'abcdef01',
  sampleRate: 48_000,
  clientRects: '23456789',
  fonts: ['Segoe UI', 'Calibri', 'Arial'],
  voices: ['Microsoft Helena - Spanish (Spain) (local)', 'Google español (remote)'],
  mediaDevices: ['audiooutput: 1'],
  codecs: ['H.264', 'AV1', 'VP9', 'AAC', 'Opus', 'FLAC'],
  cookies: true,
  storage: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  permissions: ['notifications: prompt'],
  notifications: 'default',
  webrtc: ['host *.local'],
  frameLanguages: ['es-ES', 'es'],
  frameCores: 8,
  frameTimeZone: 'Europe/Madrid',
  webdriver: false,
  automationProperties: [],
  replaced: [],
  address: null,
  addressCountry: null,
  addressTimeZone: null,
  addressOffset: null,
};

const noHints = {
  hintBrands: null,
  hintFullVersions: null,
  hintMobile: null,
  hintPlatform: null,
  hintPlatformVersion: null,
  hintArchitecture: null,
  hintBitness: null,
  hintModel: null,
  memory: null,
};

const firefox: Signals = {
  ...chrome,
  ...noHints,
  ...withAgent('Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'),
  ...withPlatform('Linux x86_64'),
  appVersion: '5.0 (X11)',
  vendor: '',
  productSub: '20100101',
  engine: 'Gecko',
  evalLength: 37,
  webglRenderer: 'NVIDIA GeForce GTX 980, or similar',
  webglMaskedVendor: 'Mozilla',
  webgpuVendor: null,
  fonts: ['DejaVu Sans', 'Segoe UI'],
  voices: ['English (America) urn:moz-tts:speechd:English?en (local)'],
  touchPoints: 0,
};

const safariAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15';
const safari: Signals = {
  ...chrome,
  ...noHints,
  ...withAgent(safariAgent),
  ...withPlatform('MacIntel'),
  vendor: 'Apple Computer, Inc.',
  engine: 'WebKit',
  evalLength: 37,
  webglVendor: 'Apple Inc.',
  webglRenderer: 'Apple GPU',
  webgpuVendor: 'apple',
  fonts: ['Helvetica Neue', 'Menlo', 'Arial'],
  voices: ['Mónica com.apple.voice.compact.es-ES.Monica (local)'],
  touchPoints: 0,
};

const macChrome: Signals = {
  ...chrome,
  ...withAgent(chromeAgent.replace('Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7')),
  ...withPlatform('MacIntel'),
  hintPlatform: 'macOS',
  hintArchitecture: 'arm',
  webglRenderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
  webgpuVendor: 'apple',
  fonts: ['Helvetica Neue', 'Menlo'],
  voices: ['Mónica (local)'],
  memory: 16,
  touchPoints: 0,
  touchEvents: false,
};

const androidChrome: Signals = {
  ...chrome,
  ...withAgent(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
  ),
  ...withPlatform('Linux armv81'),
  hintPlatform: 'Android',
  hintMobile: true,
  hintModel: 'Pixel 9',
  hintArchitecture: '',
  webglRenderer: 'ANGLE (ARM, Mali-G715, OpenGL ES 3.2)',
  webgpuVendor: 'arm',
  fonts: ['Roboto', 'Noto Color Emoji'],
  voices: ['Spanish Spain (local)'],
  touchPoints: 5,
  outerSize: '0x0',
  pdfViewer: false,
  plugins: 0,
};

const iphone: Signals = {
  ...safari,
  ...withAgent(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0.7680.40 Mobile/15E148 Safari/604.1',
  ),
  ...withPlatform('iPhone'),
  touchPoints: 5,
};

const ipad: Signals = { ...safari, touchPoints: 5 };

const edge: Signals = {
  ...chrome,
  ...withAgent(`${chromeAgent} Edg/146.0.0.0`),
  hintBrands: ['Chromium 146', 'Microsoft Edge 146'],
  hintFullVersions: ['Chromium 146.0.7680.80', 'Microsoft Edge 146.0.3856.62'],
};

/** Linux on a Mac with an Apple chip. */
const asahi: Signals = {
  ...firefox,
  webglRenderer: 'Apple M1 (G13G B1)',
};

export const stockBrowsers = {
  'Chrome on Windows': chrome,
  'Edge on Windows': edge,
  'Chrome on a Mac': macChrome,
  'Chrome on Android': androidChrome,
  'Chrome on an iPhone': iphone,
  'Safari on a Mac': safari,
  'Safari on an iPad': ipad,
  'Firefox on Linux': firefox,
  'Firefox on a Mac with Linux': asahi,
};
export { androidChrome, firefox, macChrome, safari };
