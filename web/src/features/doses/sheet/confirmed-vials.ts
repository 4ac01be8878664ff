import type { VialDoubt } from '@pepwell/domain/vials/choosing'
import { recall, remember } from '../../../lib/browser/storage.ts'

const KEY = 'confirmed-vials'

/** Confirmations stored in this browser. */
const MOST = 50

const all = (): string[] => recall(KEY)?.split(' ') ?? []

/** Warnings about the vial itself, not this dose: one answer is enough. */
const LASTING: readonly VialDoubt[] = ['mixed-long-ago', 'strengths-differ']

/** Whether the user confirmed this vial. */
export const isConfirmed = (vialId: number, doubt: VialDoubt): boolean => all().includes(`${vialId}:${doubt}`)

/** Stores a confirmation, if it concerns the vial. */
export function confirmVial(vialId: number, doubts: readonly VialDoubt[]): void {
  const lasting = doubts.filter((doubt) => LASTING.includes(doubt)).map((doubt) => `${vialId}:${doubt}`)
  if (lasting.length > 0) remember(KEY, [...new Set([...all(), ...lasting])].slice(-MOST).join(' '))
}
