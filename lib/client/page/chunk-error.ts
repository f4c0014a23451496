/** Errors of code chunks that cannot be loaded, because they belong to a build that is no longer served. */

const messagePattern =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|module script failed/i;

/** Whether an error is thrown by a bundler or browser for a missing chunk. */
export function isChunkError(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return messagePattern.test(`${name} ${message}`);
}

/** Whether an event reports a script or style of the build that failed to load. */
export function isChunkEvent({ target }: Event): boolean {
  const url = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  return url.includes('/_next/static/');
}

/**
 * Dispatches the window's cancelable event `preloadError`.
 * @returns true when it was not canceled and the page should be reloaded
 */
export function announceChunkError(error: unknown): boolean {
  return dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: error }));
}
