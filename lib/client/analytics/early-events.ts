import { cookieNames } from '@/lib/config/cookies';
import { consentVersion } from '@/lib/contract/consent-policy';
import type { FormPath } from '@/lib/contract/forms';
import { storageKeys } from '@/lib/contract/storage-keys';
import { forwardedPattern } from '@/lib/contract/utm-forwarding';

/**
 * Errors, clicks and accepted forms can occur before the code that reports them has loaded: a script in the head keeps
 * the first twenty of each in memory. They are reported if consent was in force, and dropped otherwise. On the live site
 * the script also silences console warnings, which are for developers.
 *
 * A click on a link into the product would unload the page before the click is reported. The link is therefore followed
 * once the click has been sent: immediately if clicks are not recorded, and after 1.5 s at the latest. If scripts have
 * not completed it by then, it gets the campaign parameters of the page's own URL.
 *
 * A page that is left before analytics have started is stored, with its clicks, for the next page to record
 * (early-pages.ts). Only if analytics are allowed: lib/contract/consent-policy.ts states the rule, and the script must
 * be small.
 */

/** Maximum time in ms that a link into the product waits for the click on it to be sent. */
const maxHold = 1500;

/**
 * A click on an element with `data-click`: its value, the tag and the mouse button. Or a form that the server has
 * accepted: its endpoint and the tag `FORM`. Then the time and the path of the page.
 */
export type EarlyAction = [name: string, tag: string, button: number, time: number, path: string];

/** The stored page: when it was opened, its URL, referrer and language, and the type of the navigation. */
export type StoredEarlyPage = [
  openedAt: number,
  url: string,
  referrer: string,
  language: string,
  navigation: NavigationTimingType,
  actions: EarlyAction[],
];

declare global {
  interface Window {
    /** Errors that have not been processed yet; undefined once they are processed. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent | Event)[] | undefined;
    /** Likewise; null if this page was left, and has been stored with them. */
    earlyActions?: EarlyAction[] | null | undefined;
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
  const silenceWarnings = isLive ? 'console.warn=()=>{}' : '';
  // The consent mode is in the `Server-Timing` header.
  const isAllowed = `!v.globalPrivacyControl&&v.doNotTrack!=1&&(c?+c[1]:v.cookieEnabled&&n.serverTiming.some(t=>t.description=='opt-out'))`;
  return `{let w=window,d=document,l=addEventListener,p=[Date.now(),location.href,d.referrer,d.documentElement.lang],k=(q,e)=>q?.length<20&&q.push(e),r=e=>k(w.earlyErrors,e),f=w.followPendingLink=()=>{let a=w.pendingLink,u;w.pendingLink=void 0;if(!a)return;u=new URL(a.href);new URLSearchParams(location.search).forEach((v,k)=>{k=k.toLowerCase();${String(forwardedPattern)}.test(k)&&v&&!u.searchParams.has(k)&&u.searchParams.set(k,v.slice(0,200))});location.assign(u.href)},c=e=>{let q=w.earlyActions,a=q&&e.target.closest?.('[data-click]');a&&(k(q,[a.dataset.click,a.tagName,e.button,Date.now(),location.pathname]),a.dataset.account&&!a.target&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&(e.preventDefault(),w.pendingLink=a,setTimeout(f,${maxHold})))};w.earlyErrors=[];w.earlyActions=[];l('error',r,!0);l('unhandledrejection',r);l('click',c,!0);l('auxclick',c,!0);l('pagehide',()=>{try{let q=w.earlyActions,v=navigator,n=performance.getEntriesByType('navigation')[0],c=/\\b${cookieNames.consent}=${consentVersion}\\.(.)/.exec(d.cookie);q&&${isAllowed}&&(localStorage['${storageKeys.early}'+Math.random()]=JSON.stringify([...p,n.type,q]),w.earlyActions=null)}catch{}});${silenceWarnings}}`;
}

/** Drops what happened without consent. */
export function dropEarlyEvents(): void {
  window.earlyErrors = undefined;
  window.earlyActions = undefined;
  window.followPendingLink?.();
}
