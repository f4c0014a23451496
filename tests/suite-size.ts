/** True for `npm run test:full`, which takes its time; `npm test` does less of the same. */
export const isFull = process.env.SUITE_FULL === '1';
