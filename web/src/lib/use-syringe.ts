import { type Syringe, type SyringeScale, syringeCapacities, syringeScales } from '@pepwell/domain/syringes'
import { useState } from 'react'
import { recall, remember } from './storage.ts'

const SCALE_KEY = 'syringe-scale'
const CAPACITY_KEY = 'syringe-capacity'

export const scales = Object.keys(syringeScales) as SyringeScale[]

/** The syringe somebody has, remembered in this browser: scale and capacity each by itself. */
export function useSyringe() {
  const [syringe, set] = useState<Syringe>(() => ({
    scale: scales.find((scale) => scale === recall(SCALE_KEY)) ?? 'U-100',
    capacity: syringeCapacities.find((capacity) => String(capacity) === recall(CAPACITY_KEY)) ?? 1,
  }))
  const choose = (next: Syringe) => {
    remember(SCALE_KEY, next.scale)
    remember(CAPACITY_KEY, String(next.capacity))
    set(next)
  }
  return { syringe, choose }
}
