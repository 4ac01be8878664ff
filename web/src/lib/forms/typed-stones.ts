import { inStones, ofStones } from '@pepwell/domain/weight/stones'
import { typedNumber } from './typed-number.ts'

/** The fields of a weight in stones and pounds. */
export interface TypedStones {
  stones: string
  pounds: string
}

/** Parses the fields to pounds; null when empty, NaN when invalid. Blank pounds are 0; stones are required. */
export function poundsTyped({ stones, pounds }: TypedStones): number | null {
  const [whole, rest] = [typedNumber(stones), typedNumber(pounds)]
  if (whole === null && rest === null) return null
  return ofStones({ stones: whole ?? Number.NaN, pounds: rest ?? 0 })
}

/** Formats pounds for the fields. */
export function stonesText(pounds: number | null | undefined): TypedStones {
  if (pounds === null || pounds === undefined || Number.isNaN(pounds)) return { stones: '', pounds: '' }
  const parts = inStones(pounds)
  return { stones: String(parts.stones), pounds: String(parts.pounds) }
}
