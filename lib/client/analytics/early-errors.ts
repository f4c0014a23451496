/**
 * Errors can occur before the code that reports them has loaded: a script in the head stores the first twenty. On the
 * live site it also silences console warnings, which are for developers.
 */

const maxErrors = 20;

declare global {
  interface Window {
    /** Errors and rejections that have not been processed yet. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent | Event)[];
  }
}

/**
 * Returns the inline script.
 * @param isLive false during development, where warnings are wanted
 */
export function earlyErrorsScript(isLive: boolean): string {
  const silence = isLive ? 'w.console.warn=function(){}' : '';
  return `(function(w,q){w.earlyErrors=q;function k(e){q.length<${maxErrors}&&q.push(e)}w.addEventListener('error',k,true);w.addEventListener('unhandledrejection',k);${silence}})(window,[])`;
}
