import { type Syringe, type SyringeScale, syringeCapacities, syringeScales } from '@pepwell/domain/syringes'
import { useMemo, useSyncExternalStore } from 'react'
import { recall, remember } from './storage.ts'

const SCALE_KEY = 'syringe-scale'
const CAPACITY_KEY = 'syringe-capacity'

export const scales = Object.keys(syringeScales) as SyringeScale[]

/** What most people have. */
const common: Syringe = { scale: 'U-100', capacity: 1 }

const listeners = new Set<() => void>()
/** What was chosen where nothing can be remembered. */
let unstored: Syringe | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const remembered = (key: string, choice: string | number | undefined): string =>
  recall(key) ?? String(choice ?? '')

function choose(next: Syringe): void {
  remember(SCALE_KEY, next.scale)
  remember(CAPACITY_KEY, String(next.capacity))
  if (recall(SCALE_KEY) !== next.scale) unstored = next
  for (const listener of listeners) listener()
}

/** The syringe somebody has, remembered in this browser: scale and capacity each by itself. */
export function useSyringe() {
  const scale = useSyncExternalStore(
    subscribe,
    () => remembered(SCALE_KEY, unstored?.scale),
    () => '',
  )
  const capacity = useSyncExternalStore(
    subscribe,
    () => remembered(CAPACITY_KEY, unstored?.capacity),
    () => '',
  )
  const syringe = useMemo<Syringe>(
    () => ({
      scale: scales.find((one) => one === scale) ?? common.scale,
      capacity: syringeCapacities.find((one) => String(one) === capacity) ?? common.capacity,
    }),
    [scale, capacity],
  )
  return { syringe, choose }
}
