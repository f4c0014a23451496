import type { PlatformInfo } from '@/lib/download/select-download';

/** Timeout for client hints, in ms; then the platform is chosen without them. */
const hintsTimeout = 1000;

type UserAgentData = {
  getHighEntropyValues: (hints: string[]) => Promise<Record<string, unknown>>;
};

/** Returns the name of the WebGL renderer; empty if unavailable. */
function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl');
  const info = context?.getExtension('WEBGL_debug_renderer_info');
  return info ? String(context!.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
}

/** Reads the platform data of the browser. */
export async function readClientHints(): Promise<PlatformInfo> {
  const { userAgent, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  const highEntropyValues = userAgentData
    ?.getHighEntropyValues(['architecture', 'bitness', 'platform', 'wow64'])
    .catch(() => undefined);
  // The promise may never settle; the user agent is nearly as informative.
  const hints = await Promise.race([
    highEntropyValues,
    new Promise<undefined>((resolve) => setTimeout(resolve, hintsTimeout)),
  ]);
  const platformInfo: PlatformInfo = { ...(hints as Partial<PlatformInfo>), userAgent, maxTouchPoints };
  const isUnknownMac = /Mac/.test(platformInfo.platform || userAgent) && !platformInfo.architecture;
  return isUnknownMac ? { ...platformInfo, renderer: rendererName() } : platformInfo;
}
