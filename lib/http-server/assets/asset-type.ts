import { lookup } from 'mrmime';
import { isText } from '@/lib/http-server/rendering/precompress';

/** Cache-Control of files with a digest or version in their name: their content never changes (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

/** Returns the media type of a file by its name, with charset. */
export function mediaType(file: string): string {
  // The package does not include icons.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return isText(type) ? `${type}; charset=utf-8` : type;
}
