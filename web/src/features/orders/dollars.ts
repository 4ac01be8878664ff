import { inDollars, toCents } from '@pepwell/domain/shop/money'

/** Formats a wire amount: '$1,234.50' for 1234.5. */
export const asDollars = (amount: number): string => `$${inDollars(toCents(amount))}`
