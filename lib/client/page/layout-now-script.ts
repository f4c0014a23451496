/**
 * For the head of every page: lays it out whole before the first paint where the browser is about to go to a place in it,
 * after a reload, on the way back or by a fragment. Heights that are only estimated would lead to another place
 * (app/deferred-layout.css).
 */
export const layoutNowScript = `(function(e,n,s){n=performance.getEntriesByType('navigation')[0];s=function(){e.dataset.settled='at once'};if(location.hash||n&&/^(reload|back_forward)$/.test(n.type))s();addEventListener('popstate',s)})(document.documentElement)`;
