/** Stores the hue of the profile that the visitor opened in the demo, and applies it before the first paint. */

/** The session storage key of the hue's number. */
export const profileColorKey = 'facet';

/** Applies the stored hue. Placed in the head, so that the page is never painted in another one. */
export const profileColorScript = `try{var p=sessionStorage.getItem('${profileColorKey}');if(/^[1-6]$/.test(p))document.documentElement.dataset.profileColor=p}catch(e){}`;
