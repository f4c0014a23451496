import { textFieldSelector } from '@/lib/client/forms/unsaved';

/**
 * Inline script for the head of every page, after the one that stores early errors: if a script or style sheet of the
 * initial load failed, the code that recovers from it (recover-from-chunk-error.ts) may be missing, too. Reloads the page
 * if the file is available now, `preloadError` is not canceled and no form holds text; but never a page that was just
 * reloaded, so that a persistent error cannot loop, however slow the network.
 */
export const missingAssetReloadScript = `
addEventListener('load',function(){
  var failed=(window.earlyErrors||[]).map(function(e){return e.target}).find(function(t){
    return /^(SCRIPT|LINK)$/.test(t.tagName)&&/\\/_next\\/static\\//.test(t.src||t.href)
  }),
  navigation=performance.getEntriesByType('navigation')[0];
  if(failed&&dispatchEvent(new CustomEvent('preloadError',{cancelable:true,detail:failed}))&&navigator.onLine&&navigation&&navigation.type!='reload')
    fetch(failed.src||failed.href).then(function(){
      [].some.call(document.querySelectorAll('${textFieldSelector}'),function(f){return f.value!==f.defaultValue})||location.reload()
    }).catch(function(){})
})`.replaceAll(/\n\s*/g, '');
