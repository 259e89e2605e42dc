interface Policies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

const { trustedTypes }: { trustedTypes?: Policies } = globalThis as never;

/** The policy that the headers of /admin allow. Its documents are rendered by React, and shown in a frame that runs no script. */
const policy = trustedTypes?.createPolicy('admin', { createHTML: (html) => html });

/** A document that may be shown. Browsers without Trusted Types take the text. */
export function trusted(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
