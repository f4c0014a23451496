import type { Signals } from '@/lib/tools/fingerprint-check/signals';

/** What single signals claim: the system, the engine, and versions. Each returns null if a signal says nothing. */

export type System = 'windows' | 'macos' | 'ios' | 'android' | 'linux' | 'chromeos';

const first = <Value>(text: string, patterns: readonly (readonly [RegExp, Value])[]): Value | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The system that a user agent names. */
export const agentSystem = (agent: string): System | null =>
  first<System>(agent, [
    [/Windows/, 'windows'],
    [/iPhone|iPad|iPod/, 'ios'],
    [/Android/, 'android'],
    [/CrOS/, 'chromeos'],
    [/Mac OS X|Macintosh/, 'macos'],
    [/Linux|X11/, 'linux'],
  ]);

/** The systems on which browsers show a value of `navigator.platform`. */
export const platformSystems = (platform: string): readonly System[] | null =>
  first<readonly System[]>(platform, [
    [/^Win/, ['windows']],
    // iPads show the platform of a Mac unless a site asks for their mobile page.
    [/^Mac/, ['macos', 'ios']],
    [/^(?:iPhone|iPad|iPod)/, ['ios']],
    [/^Linux/, ['linux', 'android', 'chromeos']],
    [/^Android/, ['android']],
    [/CrOS/, ['chromeos']],
  ]);

/** The system that Client Hints name. */
export const hintSystem = (platform: string): System | null =>
  first<System>(platform, [
    [/^Windows$/, 'windows'],
    [/^macOS$/, 'macos'],
    [/^iOS$/, 'ios'],
    [/^Android$/, 'android'],
    [/^Linux$/, 'linux'],
    [/^Chrom(?:e|ium) ?OS$/, 'chromeos'],
  ]);

/** The systems on which a name of a graphics card or its driver occurs. */
export const rendererSystems = (renderer: string): readonly System[] | null =>
  first<readonly System[]>(renderer, [
    [/Direct3D|D3D\d/, ['windows']],
    [/ANGLE Metal/, ['macos', 'ios']],
    // Linux runs on Macs with an Apple chip, too.
    [/Apple/, ['macos', 'ios', 'linux']],
    [/Adreno|Mali|PowerVR/, ['android', 'chromeos', 'linux']],
    [/Mesa|llvmpipe|\bradeonsi\b/, ['linux', 'android', 'chromeos']],
  ]);

/** The systems on which a speech voice of the system itself occurs. */
export const voiceSystems = (voice: string): readonly System[] | null =>
  first<readonly System[]>(voice, [
    [/com\.apple\./, ['macos', 'ios']],
    [/^Microsoft .*\(local\)$/, ['windows']],
    [/speechd/, ['linux']],
  ]);

/** The engine that a user agent names. Every browser of an iPhone is built on WebKit. */
export const agentEngine = (agent: string): Signals['engine'] =>
  first<NonNullable<Signals['engine']>>(agent, [
    [/iPhone|iPad|iPod/, 'WebKit'],
    [/Firefox\//, 'Gecko'],
    [/Chrome\//, 'Blink'],
    [/HeadlessChrome\//, 'Blink'],
    [/Safari\//, 'WebKit'],
  ]);

/** The major version that follows a name: `Chrome/143.0.0.0` or `Chromium 143`. */
export const majorOf = (text: string, name: RegExp): number | null => {
  const version = new RegExp(`(?:${name.source})[/ ](\\d+)`).exec(text)?.[1];
  return version === undefined ? null : Number(version);
};

/** Whether a user agent is that of a phone. */
export const isPhoneAgent = (agent: string): boolean => /iPhone|Android.*Mobile/.test(agent);

/** Reads a size, such as `1920x1080`. */
export function sizeOf(text: string | null): readonly [width: number, height: number] | null {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text ?? '') ?? [];
  return width !== undefined && height !== undefined ? [Number(width), Number(height)] : null;
}
