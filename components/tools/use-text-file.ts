import { useCallback, useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { ToolId } from '@/lib/urls/catalog';
import { readTextFile } from './read-text-file';
import type { ToolMessages } from './tool-messages';
import { setToolValue, useToolFiles } from './use-tool-form';

export type TextFile = { name: string; text: string };

/** Characters that a control shows: a browser takes seconds to lay out millions. */
const maxShown = 200_000;

/**
 * Puts the text of a file that the visitor chooses or drops into a control.
 * @param onLargeFile receives files that are too long for a control, which is then empty; null for others
 * @returns why the last file could not be read; empty if it could
 */
export function useTextFile(
  control: string,
  maxMegabytes: number,
  messages: ToolMessages<ToolId>['common'],
  onLargeFile?: (file: TextFile | null) => void,
): string {
  const [error, setError] = useState('');
  const onFile = useCallback(
    (file: File) => {
      readTextFile(file, maxMegabytes).then(
        (text) => {
          const isLarge = onLargeFile !== undefined && text.length > maxShown;
          setError('');
          onLargeFile?.(isLarge ? { name: file.name, text } : null);
          setToolValue(control, isLarge ? '' : text);
        },
        (error: unknown) =>
          setError(
            error instanceof RangeError
              ? interpolate(messages.fileTooLarge, { size: maxMegabytes })
              : messages.fileNotText,
          ),
      );
    },
    [control, maxMegabytes, messages, onLargeFile],
  );
  useToolFiles('file', onFile);
  return error;
}
