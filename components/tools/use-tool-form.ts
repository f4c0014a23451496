import { useEffect, useState } from 'react';

const formSelector = '[data-tool] form';

const toolForm = () => document.querySelector<HTMLFormElement>(formSelector)!;

/** The values of the tool's controls, by name; those of files are left out. */
function readValues(): Readonly<Record<string, string>> {
  const texts = [...new FormData(toolForm())].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Returns the values of the tool's controls, by name, also those typed before this code loaded. */
export function useToolValues(): Readonly<Record<string, string>> {
  const [values, setValues] = useState(readValues);
  useEffect(() => {
    const form = toolForm();
    const update = () => setValues(readValues());
    const updateAfterReset = () => setTimeout(update);
    form.addEventListener('input', update);
    form.addEventListener('reset', updateAfterReset);
    update();
    return () => {
      form.removeEventListener('input', update);
      form.removeEventListener('reset', updateAfterReset);
    };
  }, []);
  return values;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (name: string) => toolForm().elements.namedItem(name) as Control;

/** The value of a control. */
export const toolValue = (name: string): string => controlOf(name).value;

/** Sets the value of a control, as if the visitor had entered it. */
export function setToolValue(name: string, value: string): void {
  const control = controlOf(name);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Calls a function with the files that the visitor chooses in a control or drops on the tool. */
export function useToolFiles(name: string, onFile: (file: File) => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tool = toolForm();
    const input = tool.elements.namedItem(name) as HTMLInputElement;
    const take = (files: FileList | null | undefined) => files?.[0] && onFile(files[0]);
    input.addEventListener('change', () => take(input.files), { signal });
    tool.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    tool.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.files.length) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      { signal },
    );
    take(input.files);
    return () => controller.abort();
  }, [name, onFile]);
}
