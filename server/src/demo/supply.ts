import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import type { Send } from './caller.ts'
import type { DemoVial } from './regimen.ts'

/** Days that a mixed vial lasts. */
const MIXED_DAYS = 28

interface OpenVial {
  id: number
  doses: number
  mixedOn: CalendarDay
}

/** The vials in use, by plan entry. */
export const demoSupply = (send: Send) => {
  const open = new Map<number, OpenVial>()

  /** Mixes a vial when the one in use is empty or too old for another dose. */
  async function drawFrom(userPeptideId: number, vial: DemoVial, dosesPerVial: number, day: CalendarDay) {
    const current = open.get(userPeptideId)
    if (current && current.doses > 0 && day < addDays(current.mixedOn, MIXED_DAYS)) {
      current.doses -= 1
      return
    }
    if (current) {
      const state = current.doses > 0 ? 'discarded' : 'finished'
      await send('PATCH', `/api/vials/${current.id}`, { state })
    }
    const { id } = await send('POST', '/api/vials', {
      userPeptideId,
      kind: 'vial',
      ...vial,
      mixedOn: day,
      syringe: { scale: 'U-100', capacityMl: 1 },
      currency: 'USD',
    })
    open.set(userPeptideId, { id, doses: dosesPerVial - 1, mixedOn: day })
  }

  /** Puts a sealed vial on the shelf for each plan entry. */
  async function stockUp(vials: Iterable<readonly [userPeptideId: number, vial: DemoVial]>) {
    for (const [userPeptideId, vial] of vials) {
      const { waterMl: _, ...sealed } = vial
      await send('POST', '/api/vials', { userPeptideId, kind: 'vial', ...sealed, currency: 'USD' })
    }
  }
  return { drawFrom, stockUp }
}
