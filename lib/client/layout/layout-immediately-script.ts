/**
 * Inline script for the head of every page: lays out the whole page before the first paint where the browser will
 * scroll, after a reload, on going back or to a fragment. Estimated heights would lead to another position
 * (app/deferred-layout.css).
 */
export const layoutImmediatelyScript = `(function(e,n,s){n=performance.getEntriesByType('navigation')[0];s=function(){e.dataset.laidOut='immediately'};if(location.hash||n&&/^(reload|back_forward)$/.test(n.type))s();addEventListener('popstate',s)})(document.documentElement)`;
