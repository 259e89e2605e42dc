/** What the location of an opening says where the work can be done from anywhere in its countries. */
export const REMOTE = 'Remote';
