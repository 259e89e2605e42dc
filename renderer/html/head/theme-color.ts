/** The paper of styles/tokens.css in both modes, for places that no style sheet reaches: the browser's own bars, the manifest. */
export const ground = { light: '#fcfaf6', dark: '#14151a' } as const;
