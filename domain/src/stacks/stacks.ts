/** The maximum number of stacks per person. */
export const MAX_STACKS = 100

/** The maximum number of peptides per stack. */
export const MAX_STACK_ITEMS = 20

/** The maximum stacks that one person may publish per day, and that one page shows. */
export const SHARED_PER_DAY = 5
export const SHARED_PER_PAGE = 2

/** Days of likes that define popularity. */
export const LIKED_WITHIN_DAYS = 30

/** How public stacks may be ordered: by the likes of {@link LIKED_WITHIN_DAYS}, or the latest first. */
export const stackOrders = ['liked', 'newest'] as const

/** The disclaimer of every public stack. */
export const STACK_DISCLAIMER = 'For research use only. A member’s own stack, not medical advice.'
