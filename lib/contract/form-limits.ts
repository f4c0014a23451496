/** What the forms take: the fields' longest texts, in characters as people count them, and the name of the field that only machines fill in. */
export const contactLimits = { name: 100, company: 100, email: 200, content: 5000, page: 500 } as const;

/** It is hidden from people; whatever arrives with it filled in is kept apart. */
export const honeypotField = 'website';
