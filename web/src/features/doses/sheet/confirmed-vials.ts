import type { VialDoubt } from '@pepwell/domain/vials/choosing'
import { recall, remember } from '../../../lib/browser/storage.ts'

const KEY = 'confirmed-vials'

/** Confirmations that this browser remembers. */
const MOST = 50

const all = (): string[] => recall(KEY)?.split(' ') ?? []

/** Doubts that are about the vial itself, not about this dose: one answer is enough. */
const LASTING: readonly VialDoubt[] = ['mixed-long-ago', 'strengths-differ']

/** Whether somebody said of a vial that it is still the one. */
export const isConfirmed = (vialId: number, doubt: VialDoubt): boolean => all().includes(`${vialId}:${doubt}`)

/** Remembers that it is still this vial, as far as that lasts. */
export function confirmVial(vialId: number, doubts: readonly VialDoubt[]): void {
  const lasting = doubts.filter((doubt) => LASTING.includes(doubt)).map((doubt) => `${vialId}:${doubt}`)
  if (lasting.length > 0) remember(KEY, [...new Set([...all(), ...lasting])].slice(-MOST).join(' '))
}
