/** A part of the page's code cannot be loaded: it belonged to a build that is no longer served. */

const messages =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|module script failed/i;

/** True for the error that a bundler or browser throws when a chunk is missing. */
export function isChunkError(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return messages.test(`${name} ${message}`);
}

/** True for the event of a script or style of the build that could not be loaded. */
export function isChunkEvent({ target }: Event): boolean {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  return address.includes('/_next/static/');
}

/**
 * Tells the page of the failure by the window's event `preloadError`, which anybody may cancel.
 * @returns true when nobody did, and the page is to be loaded anew
 */
export function announceChunkError(error: unknown): boolean {
  return dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: error }));
}
