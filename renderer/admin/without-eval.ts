import * as z from 'zod';

// Imported before any schema: each decides when it is made, and a policy reports even the attempt.
z.config({ jitless: true });
