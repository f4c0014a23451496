import path from 'node:path';
import { isFile } from '@/lib/content/article-folders';
import { quoted } from '@/lib/content/diagnostic';

const extensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Checks the URL of an image in an article. @param folder the folder of static files @returns the issue, or null */
export function checkImage(address: string, folder: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return `the image ${quoted(address)} is external; copy it to public and write its path, such as /pictures/name.png`;
  }
  if (!address.startsWith('/'))
    return `the image ${quoted(address)} needs its absolute path in public, beginning with /`;
  const name = decoded(address.replace(/[?#].*$/s, ''));
  const file = path.join(folder, name);
  if (!extensions.includes(path.extname(name).toLowerCase())) {
    return `${quoted(address)} is not a supported image; use one of ${extensions.join(', ')}`;
  }
  return isFile(file) ? null : `image ${quoted(address)} not found; add it to public or correct its path`;
}
