import path from 'node:path';
import { isFile } from '@/lib/content/article-folders';
import { quoted } from '@/lib/content/diagnostic';

const extensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

function decodeSafely(src: string): string {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}

/** Checks the URL of an image in an article. @param publicFolder the folder of static files @returns the issue, or null */
export function checkImage(src: string, publicFolder: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) {
    return `the image ${quoted(src)} is external; copy it to public and write its path, such as /pictures/name.png`;
  }
  if (!src.startsWith('/')) return `the path of image ${quoted(src)} must start with / and be relative to public`;
  const name = decodeSafely(src.replace(/[?#].*$/s, ''));
  const file = path.join(publicFolder, name);
  if (!extensions.includes(path.extname(name).toLowerCase())) {
    return `${quoted(src)} is not a supported image; use one of ${extensions.join(', ')}`;
  }
  return isFile(file) ? null : `image ${quoted(src)} not found; add it to public or correct its path`;
}
