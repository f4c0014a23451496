/** Stores the selected code tab of articles and applies it before the code is painted. */

/** The local storage key of the selected tab's name. */
export const codeTabKey = 'code';

/** Selects the stored tab in all tab groups that contain it. Placed after the code. */
export const codeTabScript = `try{var c=localStorage.getItem('${codeTabKey}');if(c)document.querySelectorAll('[data-tabs] input').forEach(function(i){if(i.value===c)i.checked=true})}catch(e){}`;
