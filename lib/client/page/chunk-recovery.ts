declare global {
  interface Window {
    /** URL of the page that the router is loading; set by `ClientNavigation`. */
    pendingPage?: string | undefined;
  }
}

/**
 * Reloads the page when a script or style sheet of the build fails to load, during the first load or later; if the router
 * is loading a page, that page is loaded instead. `UpdateChecker` does the same at the next navigation in other cases.
 * docs/decisions/0028-one-script-recovers-from-missing-files.md has the rules as a table.
 */
function recoverMissingFiles(): void {
  const failed: Record<string, boolean> = {};
  const pageLoaded = new Promise((resolve) => addEventListener('load', resolve));

  async function recover({ target }: Event): Promise<void> {
    const element = target as HTMLScriptElement & HTMLLinkElement;
    const url = element.src || element.href;
    if (!/_next.static.chunks/.test(url)) return;
    const isRepeated = failed[url];
    failed[url] = true;
    await pageLoaded;
    const mayLoad =
      dispatchEvent(new CustomEvent('preloadError', { cancelable: true, detail: element })) &&
      // Without a server a load would only lose the page.
      navigator.onLine &&
      (await fetch(url).then(
        ({ status }) => status < 500,
        () => false,
      )) &&
      // The bundler removes an element that failed, and requests its file once more.
      (isRepeated || element.isConnected);
    if (!mayLoad) return;
    // Radio buttons and checkboxes have an attribute `value`, which is then also their value.
    const isUnsaved = (field: HTMLInputElement) => field.form!.dataset.unsaved || field.value !== field.defaultValue;
    if (window.pendingPage) location.assign(window.pendingPage);
    else if (
      // A second reload could be the beginning of a loop.
      !(history.state as { reloaded?: boolean } | null)?.reloaded &&
      ![...document.querySelectorAll<HTMLInputElement>('form :is(textarea,input)')].some(isUnsaved)
    ) {
      history.replaceState({ ...(history.state as object | null), reloaded: true }, '');
      location.reload();
    }
  }

  addEventListener('error', recover, true);
}

/**
 * Inline script for the head of every page, since any other code may be missing. It is the source of the function, which
 * therefore uses nothing but globals of the browser.
 */
export const chunkRecoveryScript = `(${String(recoverMissingFiles)})()`;
