/** Web storage as a plain object with a maximum number of values. */
export function limitedStorage(capacity = Infinity): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (Object.keys(this).length >= capacity && !(key in this)) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
