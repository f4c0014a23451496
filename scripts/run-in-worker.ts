import { Worker } from 'node:worker_threads';

// Resolved here, since a worker would resolve packages from the current working directory.
const typeScriptLoader = import.meta.resolve('tsx/esm/api');

// Workers do not inherit this process's TypeScript loader hooks.
const code = `
  const { parentPort, workerData: { module, name, args } } = require('node:worker_threads');
  import('${typeScriptLoader}')
    .then(({ register }) => { register(); return import(module); })
    .then((exported) => exported[name](...args))
    .then((result) => parentPort.postMessage(result));`;

/**
 * Calls a function in a new worker thread, which runs in parallel and releases its memory on exit.
 * @param module URL of the file that exports it, of type `Module`
 * @param name the function's name
 * @param args arguments; they and the result must be structured-cloneable
 * @throws the function's error, or Error when the worker exits without a result
 */
export function runInWorker<Module, Name extends keyof Module & string>(
  module: URL,
  name: Name,
  ...args: Module[Name] extends (...args: infer Args) => unknown ? Args : never
): Promise<Module[Name] extends (...args: never) => infer Result ? Awaited<Result> : never> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, workerData: { module: module.href, name, args } });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (exit) =>
      reject(new Error(`Worker for ${name} exited with code ${exit} before returning a result.`)),
    );
  });
}
