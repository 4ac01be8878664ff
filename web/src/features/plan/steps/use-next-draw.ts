import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { drawFromStock, type StockDraw } from '@pepwell/domain/vials/draw-words'
import { useQuery } from '@tanstack/react-query'
import { vialsQuery } from '../../../lib/api/own-vials.ts'
import { stockedOf } from '../../../lib/api/stocked-vials.ts'

/** The next step's draw from the vial in use; undefined if unknown. */
export function useNextDraw({ userPeptideId, next }: DoseSteps, today: CalendarDay): StockDraw | undefined {
  const { data } = useQuery(vialsQuery)
  if (!data || !next) return undefined
  const own = data.filter((vial) => vial.userPeptideId === userPeptideId)
  return drawFromStock(next.dose, own.map(stockedOf), today)
}
