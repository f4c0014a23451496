import path from 'node:path';
import { isFile } from '@/lib/content/article-folders';
import { quoted } from '@/lib/content/diagnostic';

const endings = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

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
    return `the picture ${quoted(address)} is not the site's own; put it into public and write its path, as in /pictures/name.png`;
  }
  if (!address.startsWith('/')) return `write the picture ${quoted(address)} with its whole path in public, from its /`;
  const name = decoded(address.replace(/[?#].*$/s, ''));
  const file = path.join(folder, name);
  if (!endings.includes(path.extname(name).toLowerCase())) {
    return `${quoted(address)} is no picture; those end in ${endings.join(', ')}`;
  }
  return isFile(file) ? null : `there is no picture ${quoted(address)}; put it into public, or correct its path`;
}
