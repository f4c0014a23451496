import { Worker } from 'node:worker_threads';

// Found from here: a thread looks for packages from the folder the command was called in.
const readsTypeScript = import.meta.resolve('tsx/esm/api');

// A thread does not inherit the hooks by which this process reads TypeScript.
const code = `
  const { parentPort, workerData: { module, name, args } } = require('node:worker_threads');
  import('${readsTypeScript}')
    .then(({ register }) => { register(); return import(module); })
    .then((exported) => exported[name](...args))
    .then((result) => parentPort.postMessage(result));`;

/**
 * Calls a function in a thread of its own: beside others, and what it held is given back when it ends.
 * @param module the address of the file that exports it, of which `Module` is the type
 * @param name the function's name
 * @param args what it is called with; it and what the function returns must be data that can be copied
 * @throws what the function throws, and Error when the thread ends without an answer
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
    thread.once('exit', (exit) => reject(new Error(`The thread for ${name} has ended with code ${exit}.`)));
  });
}
