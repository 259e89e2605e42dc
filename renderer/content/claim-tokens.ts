const TOKEN = /\[\[([^\][]*)\]\]/g;

/** Every claim that a text names as [[id]], with its place in the text. */
export function claimTokens(text: string): { id: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    id: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The text with every [[id]] replaced by the value of its claim. */
export function fillClaims(text: string, claims: Record<string, { value: string }>): string {
  return text.replace(TOKEN, (token, id: string) => claims[id]?.value ?? token);
}
