import { forwardedPattern } from '@/lib/contract/utm-forwarding';
import type { FormPath } from '@/lib/contract/forms';

/**
 * Errors and clicks can occur before the code that reports them has loaded: a script in the head keeps the first twenty
 * of each in memory. They are reported if consent was in force, and dropped otherwise. On the live site the script also
 * silences console warnings, which are for developers.
 *
 * A click on a link into the product would unload the page before the click is reported. The link is therefore followed
 * once the click has been sent: immediately if clicks are not recorded, and after 1.5 s at the latest. If scripts have
 * not completed it by then, it gets the campaign parameters of the page's own URL.
 */

/** Maximum time in ms that a link into the product waits for the click on it to be sent. */
const maxHold = 1500;

declare global {
  interface Window {
    /** Errors that have not been processed yet, and clicks and accepted forms; undefined once they are processed. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent | Event)[] | undefined;
    earlyClicks?: [event: MouseEvent | CustomEvent<FormPath>, time: number, path: string][] | undefined;
    /** A clicked link into the product that has not been followed yet. */
    pendingLink?: HTMLAnchorElement | undefined;
    followPendingLink?: () => void;
  }
  interface WindowEventMap {
    /** The server has accepted the data of a form. */
    accepted: CustomEvent<FormPath>;
  }
}

/** Returns the inline script. @param isLive false during development, where warnings are wanted */
export function earlyEventsScript(isLive: boolean): string {
  const silenceWarnings = isLive ? 'w.console.warn=function(){}' : '';
  return `(function(w,l){w.earlyErrors=[];w.earlyClicks=[];function k(q,e){q&&q.length<20&&q.push(e)}function r(e){k(w.earlyErrors,e)}function f(){var a=w.pendingLink,u;w.pendingLink=undefined;if(!a)return;u=new URL(a.href);new URLSearchParams(w.location.search).forEach(function(v,k){k=k.toLowerCase();${String(forwardedPattern)}.test(k)&&v&&!u.searchParams.has(k)&&u.searchParams.set(k,v.slice(0,200))});w.location.assign(u.href)}function c(e){var q=w.earlyClicks,t=e.target,a=t.closest&&t.closest('a[data-account]');k(q,[e,Date.now(),w.location.pathname]);if(q&&a&&!a.target&&e.type=='click'&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)){e.preventDefault();w.pendingLink=a;setTimeout(f,${maxHold})}}w.followPendingLink=f;l('error',r,true);l('unhandledrejection',r);l('click',c,true);l('auxclick',c,true);${silenceWarnings}})(window,window.addEventListener)`;
}

/** Drops what happened without consent. */
export function dropEarlyEvents(): void {
  window.earlyErrors = undefined;
  window.earlyClicks = undefined;
  window.followPendingLink?.();
}
