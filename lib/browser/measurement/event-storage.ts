/** Web storage that lives as long as the page. */
const memory = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

/** Where events wait: local storage, or the page's memory where the browser forbids it. */
export function eventStorage(): Storage {
  try {
    localStorage.getItem('event:');
    return localStorage;
  } catch {
    return Object.create(memory) as Storage;
  }
}
