/**
 * Errors and clicks can occur before the code that reports them has loaded: a script in the head keeps the first twenty
 * of each in memory. They are reported if consent was in force, and dropped otherwise. On the live site the script also
 * silences console warnings, which are for developers.
 */

declare global {
  interface Window {
    /** Errors and clicks that have not been processed yet; undefined once they are. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent | Event)[] | undefined;
    earlyClicks?: [event: MouseEvent, time: number, path: string][] | undefined;
  }
}

/** Returns the inline script. @param isLive false during development, where warnings are wanted */
export function earlyEventsScript(isLive: boolean): string {
  const silenceWarnings = isLive ? 'w.console.warn=function(){}' : '';
  return `(function(w,l){w.earlyErrors=[];w.earlyClicks=[];function k(q,e){q&&q.length<20&&q.push(e)}function r(e){k(w.earlyErrors,e)}function c(e){k(w.earlyClicks,[e,Date.now(),w.location.pathname])}l('error',r,true);l('unhandledrejection',r);l('click',c,true);l('auxclick',c,true);${silenceWarnings}})(window,window.addEventListener)`;
}

/** Drops what happened without consent. */
export function dropEarlyEvents(): void {
  window.earlyErrors = undefined;
  window.earlyClicks = undefined;
}
