/**
 * What an id of an event, a landing or a device must be, made by a browser or by another sender. All calls take the same
 * ones, so that what one of them stores another can erase.
 */
export const idPattern = /^[\w-]{8,64}$/;

/** Visits need to differ within a device alone, so their ids may be short. */
export const visitIdPattern = /^[\w-]{1,64}$/;
