import { useCallback, useState } from 'react';
import { interpolate } from '@/lib/client/messages/interpolate';
import type { ToolId } from '@/lib/urls/catalog';
import { readTextFile } from './read-text-file';
import type { ToolMessages } from './tool-messages';
import { setToolValue, useToolFiles } from './use-tool-form';

/**
 * Puts the text of a file that the visitor chooses or drops into a control.
 * @returns why the last file could not be read; empty if it could
 */
export function useTextFile(control: string, maxMegabytes: number, messages: ToolMessages<ToolId>['common']): string {
  const [error, setError] = useState('');
  const onFile = useCallback(
    (file: File) => {
      readTextFile(file, maxMegabytes).then(
        (text) => {
          setError('');
          setToolValue(control, text);
        },
        (error: unknown) =>
          setError(
            error instanceof RangeError
              ? interpolate(messages.fileTooLarge, { size: maxMegabytes })
              : messages.fileNotText,
          ),
      );
    },
    [control, maxMegabytes, messages],
  );
  useToolFiles('file', onFile);
  return error;
}
