/** Milliseconds without a new request after which the page counts as loaded, and between two looks. */
const quietTime = 800;
const interval = 200;
/** A page that keeps loading, such as on a slow network, is not waited for any longer, in ms. */
const maxWait = 15_000;

const countRequests = () => performance.getEntriesByType('resource').length;
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Resolves when the parts that load once a page is idle have made their requests. */
export async function pageIsQuiet(): Promise<void> {
  const start = performance.now();
  let count = countRequests();
  let since = start;
  while (performance.now() - since < quietTime && performance.now() - start < maxWait) {
    await wait(interval);
    if (countRequests() === count) continue;
    count = countRequests();
    since = performance.now();
  }
}
