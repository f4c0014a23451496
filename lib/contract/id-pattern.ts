/**
 * The pattern of event, landing and device ids from clients. All endpoints use the same one, so that data stored by one
 * of them can be erased by another.
 */
export const idPattern = /^[\w-]{8,64}$/;

/** Visit ids must be unique only within a device, so they may be short. */
export const visitIdPattern = /^[\w-]{1,64}$/;
