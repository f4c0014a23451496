'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '@/components/ui/copy-button';

/** Gives each piece of code in an article a button that copies it. The article brings the words: in the page's language. */
export function CodeCopy({ language }: { language: string }) {
  const pathname = usePathname();
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);

  useEffect(() => setPieces([...document.querySelectorAll<HTMLElement>('[data-copy] figure')]), [pathname]);

  return pieces.map((piece, i) => {
    const { copy = '', copied = '' } = piece.closest<HTMLElement>('[data-copy]')!.dataset;
    const code = piece.querySelector('code')!.textContent.trimEnd();
    return createPortal(
      <span lang={language}>
        <CopyButton text={code} label={copy} done={copied} />
      </span>,
      piece,
      String(i),
    );
  });
}
