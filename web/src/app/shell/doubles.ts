import type { StoredDose } from '@pepwell/contract/doses/doses'
import { useSyncExternalStore } from 'react'
import { draftKey, keepDraft, storedDraft } from '../../lib/forms/drafts.ts'

/**
 * Doses that were sent later on and lie close to another, until somebody decided about them. They lie where drafts do: for a
 * week, for one person, until that one signs out.
 */
let doubles: readonly StoredDose[] = []
let key: string | undefined
const listeners = new Set<() => void>()

function show(next: readonly StoredDose[]): void {
  doubles = next
  for (const listener of listeners) listener()
}

function change(next: readonly StoredDose[]): void {
  if (key) keepDraft(key, { fields: next.length > 0 ? { doses: next } : {} })
  show(next)
}

/** From here on it is this person's doses. */
export function doublesAreOf(owner: string): void {
  key = draftKey(owner, 'doubles')
  show((storedDraft(key)?.fields.doses as StoredDose[] | undefined) ?? [])
}

/** Whether a dose lies too close to another, as the server warned when it stored it. */
const isDouble = ({ warnings }: StoredDose): boolean => warnings.some(({ code }) => code === 'TOO_SOON')

/** Notices a dose that was sent later on than it was logged, where it lies too close to another. */
export function noticeDouble(dose: StoredDose): void {
  if (isDouble(dose)) change([...doubles.filter(({ id }) => id !== dose.id), dose])
}

/** It was decided about: it stays, or is gone. */
export const resolveDuplicate = (id: number): void => change(doubles.filter((dose) => dose.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): readonly StoredDose[] => doubles

/** Doses to decide about. */
export const useDoubles = (): readonly StoredDose[] => useSyncExternalStore(subscribe, current, current)
