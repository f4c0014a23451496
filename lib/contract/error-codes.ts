/** Codes of page errors (error catalog of the specification). */
export const errorCodes = { resource: '100101', script: '100102', rejection: '100103' } as const;
