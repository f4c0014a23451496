const scripts = new Map<string, Promise<void>>();

function append(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: url, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(url);
      reject(new Error(`Cannot load the script ${url}.`));
    });
    document.head.append(script);
  });
}

/** Loads a script once per page load. @throws Error when it fails to load; the next call retries */
export function loadScript(url: string): Promise<void> {
  const loading = scripts.get(url) ?? append(url);
  scripts.set(url, loading);
  return loading;
}
