import { withReadableDomains } from '@pepwell/domain/accounts/email-addresses'
import { folded } from '@pepwell/domain/text/folded'

/** A LIKE pattern that finds a part of folded text, with special characters escaped. */
export const containing = (part: string): string =>
  `%${folded(withReadableDomains(part)).replaceAll(/[\\%_]/g, '\\$&')}%`
