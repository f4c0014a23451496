/** Times of the site's behaviour, from the product's specification, section "Business constants and limits". */

/** The error screen leaves after this many seconds. */
export const errorRedirectSeconds = 5;

/** React changes the head a little after the page itself: titles and language links are read after so many milliseconds. */
export const headDelay = 200;
