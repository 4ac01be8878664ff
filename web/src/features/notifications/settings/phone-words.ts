import { canReceiveTexts } from '@pepwell/domain/phone'

/** Whether text messages can reach somebody, and if not, why. */
export type Textable = 'yes' | 'no-number' | 'abroad'

export function textable(phoneNumber: string | null): Textable {
  if (!phoneNumber) return 'no-number'
  return canReceiveTexts(phoneNumber) ? 'yes' : 'abroad'
}

/** A number as people write it: '(212) 555-0123' for US and Canadian ones, the others as they are. */
export function phoneText(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return area ? `(${area}) ${exchange}-${line}` : number
}
