import { inDollars, toCents } from '@pepwell/domain/shop/money'

/** '$1,234.50' for what travelled as 1234.5. */
export const asDollars = (amount: number): string => `$${inDollars(toCents(amount))}`
