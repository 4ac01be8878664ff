import {
  type Syringe,
  type SyringeScale,
  syringeCapacities,
  syringeScales,
} from '@pepwell/domain/doses/syringes'
import { useMemo } from 'react'
import { recall, remember } from '../browser/storage.ts'
import { createSignal } from '../store.ts'
import { useStore } from '../use-store.ts'

/** Storage keys of the choices, each by itself. */
const keys = ['syringe-scale', 'syringe-capacity', 'syringe-graduation']

export const scales = Object.keys(syringeScales) as SyringeScale[]

const { subscribe, notify } = createSignal()
/** Choices while storage is unavailable. */
let unstored: string[] = []

const remembered = (): string => keys.map((key, index) => recall(key) ?? unstored[index]).join()

function choose({ scale, capacity, graduation }: Syringe): void {
  const choices = [scale, capacity, graduation ?? ''].map(String)
  choices.forEach((choice, index) => {
    remember(keys[index] ?? '', choice)
  })
  if (recall(keys[0] ?? '') !== scale) unstored = choices
  notify()
}

/** The remembered choice, or the most common one. */
function syringeOf(choices: string): Syringe {
  const [scale, capacity, graduation] = choices.split(',')
  return {
    scale: scales.find((one) => one === scale) ?? 'U-100',
    capacity: syringeCapacities.find((syringeCapacity) => String(syringeCapacity) === capacity) ?? 1,
    graduation: Number(graduation),
  }
}

/** The person's syringe, remembered in this browser: scale, capacity and graduation separately. */
export function useSyringe() {
  const choices = useStore({ subscribe, get: remembered }, () => '')
  return { syringe: useMemo(() => syringeOf(choices), [choices]), choose }
}
