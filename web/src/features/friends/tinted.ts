/** For a ghost button that stands out of a row without being the page's one filled button. */
export const tinted = 'bg-accent-soft'
