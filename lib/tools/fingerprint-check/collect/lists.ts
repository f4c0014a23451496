/** Signals that are lists: fonts, voices, media devices, codecs, storage, permissions, WebRTC candidates. */

/** Fonts that tell systems and common programs apart. */
const fontNames = [
  ...['Segoe UI', 'Calibri', 'Cambria', 'Consolas', 'Bahnschrift', 'Microsoft YaHei', 'MS Gothic', 'Malgun Gothic'],
  ...['Helvetica Neue', 'Menlo', 'Monaco', 'Geneva', 'PingFang SC', 'Hiragino Sans', 'Apple Color Emoji', 'Avenir'],
  ...['DejaVu Sans', 'Liberation Sans', 'Ubuntu', 'Cantarell', 'Noto Color Emoji', 'Noto Sans CJK SC', 'Droid Sans'],
  ...['Roboto', 'Arial', 'Times New Roman', 'Georgia', 'Verdana', 'Tahoma', 'Impact', 'Futura', 'Gill Sans'],
];

/** The fonts of the list that are installed: text has another width with them. */
export function findFonts(): readonly string[] | null {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  const widthIn = (font: string) => {
    pen.font = `72px ${font}`;
    return pen.measureText('mmMwWLliI0O&1 gq').width;
  };
  const fallbacks = ['monospace', 'serif'].map((fallback) => [fallback, widthIn(fallback)] as const);
  return fontNames.filter((name) => fallbacks.some(([fallback, width]) => widthIn(`"${name}", ${fallback}`) !== width));
}

/** Resolves to a fallback if a promise takes longer than a time in ms. */
export const within = <Value, Fallback>(promise: Promise<Value>, fallback: Fallback, duration = 1500) =>
  Promise.race([
    promise.catch(() => fallback),
    new Promise<Fallback>((resolve) => setTimeout(() => resolve(fallback), duration)),
  ]);

/** Voices of speech synthesis, which browsers load when they are first asked for. */
export async function readVoices(): Promise<readonly string[] | null> {
  if (!('speechSynthesis' in window)) return null;
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) {
    const changed = new Promise((resolve) =>
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true }),
    );
    await within(changed, null);
  }
  return speechSynthesis
    .getVoices()
    .map(
      ({ name, voiceURI, localService }) =>
        `${name}${voiceURI === name ? '' : ` ${voiceURI}`} (${localService ? 'local' : 'remote'})`,
    );
}

/** How many media devices of each type there are; names are hidden until a page may use them. */
export async function countDevices(): Promise<readonly string[] | null> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  if (!devices) return null;
  const kinds = devices.map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => `${kind}: ${kinds.filter((other) => other === kind).length}`);
}

const codecs = {
  'H.264': 'video/mp4; codecs="avc1.42E01E"',
  HEVC: 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  AV1: 'video/mp4; codecs="av01.0.05M.08"',
  VP9: 'video/webm; codecs="vp9"',
  AAC: 'audio/mp4; codecs="mp4a.40.2"',
  Opus: 'audio/webm; codecs="opus"',
  FLAC: 'audio/flac',
} as const;

/** Codecs that the browser says it plays. */
export function findCodecs(): readonly string[] {
  const video = document.createElement('video');
  return Object.entries(codecs).flatMap(([name, type]) => (video.canPlayType(type) === '' ? [] : [name]));
}

/** Kinds of storage that the page may use. */
export function findStorage(): readonly string[] {
  const isUsable = (name: string) => {
    try {
      return Boolean((window as unknown as Record<string, unknown>)[name]);
    } catch {
      return false;
    }
  };
  return ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].filter(isUsable);
}

const permissionNames = ['notifications', 'persistent-storage', 'clipboard-read', 'background-sync', 'local-fonts'];

/** The state of permissions that the site's policy leaves to the visitor. */
export async function readPermissions(): Promise<readonly string[] | null> {
  if (!navigator.permissions) return null;
  const states = await Promise.all(
    permissionNames.map((name) =>
      navigator.permissions.query({ name: name as PermissionName }).then(
        ({ state }) => [`${name}: ${state}`],
        () => [],
      ),
    ),
  );
  return states.flat();
}
