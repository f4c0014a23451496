/** The choice between tabs of code in articles: what keeps it, and what applies it before the code is painted. */

/** The name of the choice in local storage; its value is a tab's name. */
export const codeTabKey = 'code';

/** Chooses the stored tab wherever there is one of that name. It stands behind the code. */
export const codeTabScript = `try{var c=localStorage.getItem('${codeTabKey}');if(c)document.querySelectorAll('[data-tabs] input').forEach(function(i){if(i.value===c)i.checked=true})}catch(e){}`;
