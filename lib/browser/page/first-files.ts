import { writtenFields } from '@/lib/browser/forms/unsent';
import { reloadGuard } from '@/lib/browser/page/reload-guard';
import { storageKeys } from '@/lib/protocol/storage-table';

/**
 * For the head of every page, after the script that keeps early errors: where a script or a style sheet of the first load
 * did not come, the code that mends such failures (recover.ts) may not have come either. The page is loaded anew on the
 * same conditions: the file can be had by now, nobody cancels `preloadError`, no form holds text, and it was not loaded
 * anew a moment ago.
 */
export const firstFilesScript = `
addEventListener('load',function(){
  var lost=(window.earlyErrors||[]).map(function(e){return e.target}).find(function(t){
    return /^(SCRIPT|LINK)$/.test(t.tagName)&&/\\/_next\\/static\\//.test(t.src||t.href)
  });
  if(lost&&navigator.onLine&&dispatchEvent(new CustomEvent('preloadError',{cancelable:true,detail:lost})))
    fetch(lost.src||lost.href).then(function(){
      var key='${storageKeys.reload}',marks=sessionStorage.getItem(key)||'',path=location.pathname+' ',now=Date.now();
      if(marks.split('\\n').some(function(m){return m.startsWith(path)&&now-m.slice(path.length)<${reloadGuard}}))return;
      if([].some.call(document.querySelectorAll('${writtenFields}'),function(f){return f.value!==f.defaultValue}))return;
      sessionStorage.setItem(key,marks+'\\n'+path+now);
      location.reload()
    }).catch(function(){})
})`.replaceAll(/\n\s*/g, '');
