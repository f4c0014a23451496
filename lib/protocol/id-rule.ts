/**
 * What an id made by a browser or by another sender must be: of an event, a landing, a visit, a device. All calls take the
 * same ones, so that what one of them stores another can erase.
 */
export const idRule = /^[\w-]{8,64}$/;
