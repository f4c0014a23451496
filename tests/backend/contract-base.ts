import { inject } from 'vitest';

/** Runs before each file of the contract tests: passes on the URL of the server started for it. */
process.env.CONTRACT_BASE = inject('contractBase');
