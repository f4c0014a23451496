import { lookup } from 'mrmime';
import { isText } from '@/lib/http-server/postbuild/precompress';

/** Cache-Control of a file whose name holds a digest or a version: what is in it never changes (RFC 8246). */
export const immutable = 'public, max-age=31536000, immutable';

/** The media type of a file by its name, with its character set. */
export function mediaType(file: string): string {
  // The package knows no icons.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return isText(type) ? `${type}; charset=utf-8` : type;
}
