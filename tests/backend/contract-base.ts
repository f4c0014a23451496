import { inject } from 'vitest';

/** Runs before each file of the contract suite: names the server that was started for it. */
process.env.CONTRACT_BASE = inject('contractBase');
