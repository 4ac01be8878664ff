import { inStones, ofStones } from '@pepwell/domain/weight/stones'
import { typedNumber } from './typed-number.ts'

/** What stands in the fields of a weight in stones and pounds. */
export interface TypedStones {
  stones: string
  pounds: string
}

/** The pounds that are typed; null for nothing, NaN for no weight. Blank pounds are none; stones have to be typed. */
export function poundsTyped({ stones, pounds }: TypedStones): number | null {
  const [whole, rest] = [typedNumber(stones), typedNumber(pounds)]
  if (whole === null && rest === null) return null
  return ofStones({ stones: whole ?? Number.NaN, pounds: rest ?? 0 })
}

/** Pounds as the fields show them. */
export function stonesShown(pounds: number | null | undefined): TypedStones {
  if (pounds === null || pounds === undefined || Number.isNaN(pounds)) return { stones: '', pounds: '' }
  const parts = inStones(pounds)
  return { stones: String(parts.stones), pounds: String(parts.pounds) }
}
