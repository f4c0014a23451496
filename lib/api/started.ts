/** Shared because the server and Next.js each load their own copy of this module, which imports no other code of the API. */
const shared = globalThis as { apiStarted?: Promise<void> | undefined };

/** Records that the API starts while the port is already open. */
export function setApiStarted(started: Promise<void>): void {
  shared.apiStarted = started.finally(() => (shared.apiStarted = undefined));
}

/** Resolves once the API has started; undefined if it has. */
export const apiStarted = (): Promise<void> | undefined => shared.apiStarted;
