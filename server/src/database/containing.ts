import { withReadableDomains } from '@pepwell/domain/accounts/email-addresses'
import { folded } from '@pepwell/domain/text/folded'

/** The pattern of a LIKE that finds a part of folded text, whatever stands in the part. */
export const containing = (part: string): string =>
  `%${folded(withReadableDomains(part)).replaceAll(/[\\%_]/g, '\\$&')}%`
