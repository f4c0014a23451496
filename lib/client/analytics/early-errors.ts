/**
 * Errors can come before the code that reports them: a script in the head keeps the first twenty of them. On the live
 * site it also silences warnings on the console, which are for developers.
 */

const kept = 20;

declare global {
  interface Window {
    /** Errors and rejections that nobody has looked at yet. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent | Event)[];
  }
}

/**
 * The script.
 * @param isLive false while developing, where warnings are wanted
 */
export function earlyErrorsScript(isLive: boolean): string {
  const silence = isLive ? 'w.console.warn=function(){}' : '';
  return `(function(w,q){w.earlyErrors=q;function k(e){q.length<${kept}&&q.push(e)}w.addEventListener('error',k,true);w.addEventListener('unhandledrejection',k);${silence}})(window,[])`;
}
