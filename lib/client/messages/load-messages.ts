/**
 * Messages of scripts are files of their own and not compiled into scripts, so that changed ones can be published.
 * `npm run prepare:content` writes them.
 */
const files = new Map<string, Promise<unknown>>();

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/assets/messages/${name}.json`);
  if (!response.ok) throw new Error(`Cannot load the messages ${name}: status ${response.status}`);
  return response.json();
}

/**
 * Loads a file once per page load.
 * @throws Error if it cannot be loaded; the next call tries again
 */
export function loadMessages<Messages>(name: string): Promise<Messages> {
  const file = files.get(name) ?? load(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file as Promise<Messages>;
}
