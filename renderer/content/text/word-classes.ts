/** Closed classes of English words, as alternatives of a pattern. */
export const ARTICLE = 'an?|the';
export const OWNER = 'my|your|our|their|his|her|its';
export const PRONOUN = 'I|you|he|she|it|we|they';
/** What a verb has behind it. */
export const OBJECT = `${ARTICLE}|${OWNER}|me|us|you|him|them|it|this|that|these|those`;
export const PREPOSITION = 'of|in|on|at|by|for|from|with|into|to|through|under|without|within|about';
export const QUESTION = 'what|how|why|who|where|when|whether|if|that';
export const BE = 'am|is|are|was|were|be|been|being';
export const MODAL = `(?:will|would|can|could|may|might|must|should|cannot|(?:wo|ca|do|does|did|would|could|should|might|must)n['’]t)`;

/** What this site counts: nouns that are no verb behind "the", and that no adjective is. */
export const COUNTED =
  'customer|client|guest|visitor|user|employee|shop|store|website|page|order|message|question|product|owner|manager|app|agent|number|price|email|phone|room|table|report|list|branch|team member|error|letter|day|week|month|year|hour|minute|word|name';

/** Verbs that are no nouns: as such, behind he, she, and it, and in the past, where that is no participle. */
export const VERB =
  'see|know|go|say|write|send|bring|choose|receive|become|get|come|make|take|find|give|tell|sell|buy|keep|learn|meet|hear|speak|understand|begin|forget|depend|belong|want|have|do';
export const VERB_WITH_S =
  'sees|knows|goes|says|writes|sends|brings|chooses|receives|becomes|gets|comes|makes|gives|tells|sells|buys|keeps|pays|learns|understands|depends|belongs|wants|has|does';
export const PAST = 'went|came|wrote|took|gave|knew|saw|began|chose|spoke|forgot|became|grew|drove|ate|threw|wore';

/** The end of a clause. */
export const END = '[.,;:!?)]|$';
/** The letters of words, as a range: \p{L} would make hundreds of patterns take ten times as long to compile. */
export const LETTERS = String.raw`A-Za-z\u00C0-\u1FFF`;
/** No further letter of a word. */
export const EDGE = `(?![${LETTERS}-])`;
