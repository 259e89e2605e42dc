// The receiver as a Netlify Function: copy this file to netlify/functions/inquiries.ts.
export { default } from '../../scripts/webhook/netlify';

export const config = { path: '/api/contact' };
