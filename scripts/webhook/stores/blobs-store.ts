import { getStore } from '@netlify/blobs';
import type { Store } from '../receive';

/** Keeps inquiries in Netlify's key-value store, each under its key. */
export function blobsStore(): Store {
  return {
    async add(inquiry) {
      const { modified } = await getStore('inquiries').setJSON(inquiry.key, inquiry, { onlyIfNew: true });
      return modified;
    },
  };
}
