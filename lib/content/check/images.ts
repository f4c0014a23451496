import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { imagesPath } from '@/lib/assets/responsive-images';
import { isFile } from '@/lib/content/article-folders';
import { quoted } from '@/lib/content/diagnostic';

const startsWith = (signature: string) => (start: string) => start.startsWith(signature);

/** Image formats by extension, recognized by the first bytes of a file, read as Latin-1. */
const formats: Readonly<Record<string, (start: string) => boolean>> = {
  '.avif': (start) => start.slice(4, 11) === 'ftypavi',
  '.gif': startsWith('GIF8'),
  '.jpeg': startsWith('\xFF\xD8\xFF'),
  '.jpg': startsWith('\xFF\xD8\xFF'),
  '.png': startsWith('\x89PNG\r\n\x1A\n'),
  '.svg': (start) => start.includes('<svg'),
  '.webp': (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
};

/** Comments may come before the root element of an SVG file. */
const signatureBytes = 4096;

function readStart(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(signatureBytes);
    return buffer.toString('latin1', 0, readSync(descriptor, buffer));
  } finally {
    closeSync(descriptor);
  }
}

/** Checks the URL of an image in an article. @param publicFolder the folder of static files @returns the issue, or null */
export function checkImage(src: string, publicFolder: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) {
    return `the image ${quoted(src)} is external; copy it to public/images and write its path, such as ${imagesPath}name.png`;
  }
  if (!src.startsWith(imagesPath) || src.includes('/..')) {
    return `the path of image ${quoted(src)} must start with ${imagesPath}; put the file into public/images`;
  }
  if (!/^[\w./-]+$/.test(src)) {
    return `the path of image ${quoted(src)} may contain only letters from a to z, digits, hyphens and underscores; rename the file`;
  }
  const extension = path.extname(src);
  const isFormat = formats[extension];
  if (!isFormat) return `${quoted(src)} is not a supported image; use one of ${Object.keys(formats).join(', ')}`;
  const file = path.join(publicFolder, src);
  if (!isFile(file)) return `image ${quoted(src)} not found; add it to public/images or correct its path`;
  if (isFormat(readStart(file))) return null;
  return `${quoted(src)} is not a ${extension.slice(1).toUpperCase()} file; export it again in this format`;
}
