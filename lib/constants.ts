/** Times of the site's behaviour, from the product's specification, section "Business constants and limits". */

/** The error screen leaves after this many seconds. */
export const errorRedirectSeconds = 5;
