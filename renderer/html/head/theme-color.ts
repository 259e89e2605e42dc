/** The paper of styles/tokens.css in both modes, for places that no style sheet reaches: the browser's own bars, the manifest. */
export const ground = { light: '#fcfaf4', dark: '#0d121a' } as const;
