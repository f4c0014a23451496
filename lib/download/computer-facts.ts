import type { ComputerFacts } from '@/lib/download/choose-platform';

/** What a browser does not tell within so many milliseconds is decided without it. */
const hintsTimeout = 1000;

type UserAgentData = {
  getHighEntropyValues: (hints: string[]) => Promise<Record<string, unknown>>;
};

/** The name of the graphics chip; empty when it cannot be had. */
function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl');
  const info = context?.getExtension('WEBGL_debug_renderer_info');
  return info ? String(context!.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
}

/** Asks the browser about its computer. */
export async function readComputerFacts(): Promise<ComputerFacts> {
  const { userAgent, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  const asked = userAgentData
    ?.getHighEntropyValues(['architecture', 'bitness', 'platform', 'wow64'])
    .catch(() => undefined);
  // Nothing says that a browser must answer; what it calls itself tells nearly as much.
  const hints = await Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, hintsTimeout))]);
  const facts: ComputerFacts = { ...(hints as Partial<ComputerFacts>), userAgent, maxTouchPoints };
  const isUnknownMac = /Mac/.test(facts.platform || userAgent) && !facts.architecture;
  return isUnknownMac ? { ...facts, renderer: rendererName() } : facts;
}
