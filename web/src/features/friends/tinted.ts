/** A ghost button with a tint, because each page has only one filled button. */
export const tinted = 'bg-accent-soft'
