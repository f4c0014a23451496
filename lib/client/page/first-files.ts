import { writtenFields } from '@/lib/client/forms/unsaved';

/**
 * For the head of every page, after the script that keeps early errors: where a script or a style sheet of the first load
 * did not come, the code that mends such failures (recover.ts) may not have come either. The page is loaded anew when the
 * file can be had by now, nobody cancels `preloadError` and no form holds text; but never a page that was just that, so
 * that a fault that stays makes no loop, however slow the network.
 */
export const firstFilesScript = `
addEventListener('load',function(){
  var lost=(window.earlyErrors||[]).map(function(e){return e.target}).find(function(t){
    return /^(SCRIPT|LINK)$/.test(t.tagName)&&/\\/_next\\/static\\//.test(t.src||t.href)
  }),
  opened=performance.getEntriesByType('navigation')[0];
  if(lost&&dispatchEvent(new CustomEvent('preloadError',{cancelable:true,detail:lost}))&&navigator.onLine&&opened&&opened.type!='reload')
    fetch(lost.src||lost.href).then(function(){
      [].some.call(document.querySelectorAll('${writtenFields}'),function(f){return f.value!==f.defaultValue})||location.reload()
    }).catch(function(){})
})`.replaceAll(/\n\s*/g, '');
