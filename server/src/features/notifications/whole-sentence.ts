/** A notification's text with its final period; a recall's reason may bring its own. */
export const wholeSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
