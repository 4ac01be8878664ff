import { type Cents, inDollars } from '@pepwell/domain/shop/money'

/** '$1,234.50', and '−$1.70' for a loss. */
export const signedDollars = (cents: Cents): string => `${cents < 0 ? '−' : ''}$${inDollars(Math.abs(cents))}`
