/** How a server asks the process that started it to publish (scripts/serve-builds.ts). */

export const publishMessage = 'publish';

/** Variable that the starting process sets if it publishes on request. */
export const canPublish = 'PUBLISHES_ON_REQUEST';

/** @returns false if this server was started in another way */
export function requestPublication(): boolean {
  if (process.env[canPublish] !== '1' || !process.send) return false;
  process.send(publishMessage);
  return true;
}
