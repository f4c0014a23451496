/**
 * Stores the first action that is taken before the demo's code has loaded, and shows that it was taken. Placed in the
 * figure; the code performs it, the value of `data-first-action`, once (lib/client/page/watch-demo.ts).
 */
export const firstActionScript = `(function(f){f.addEventListener('click',function(e){var d=f.dataset,b=e.target.closest('[data-action]');if(b&&!d.live&&!d.firstAction){d.firstAction=b.dataset.action;b.setAttribute('aria-busy',true)}})})(document.currentScript.parentNode)`;
