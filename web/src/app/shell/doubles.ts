import type { StoredDose } from '@pepwell/contract/doses/doses'
import { useSyncExternalStore } from 'react'
import { draftKey, keepDraft, storedDraft } from '../../lib/forms/drafts.ts'

/**
 * Late doses too close to another one, until the user decides. Stored like drafts: for a week, per user, until
 * sign-out.
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

/** Switches to this user's doses. */
export function doublesAreOf(owner: string): void {
  key = draftKey(owner, 'doubles')
  show((storedDraft(key)?.fields.doses as StoredDose[] | undefined) ?? [])
}

/** Whether a dose is too close to another, by the server's warning. */
const isDouble = ({ warnings }: StoredDose): boolean => warnings.some(({ code }) => code === 'TOO_SOON')

/** Records a late dose that is too close to another. */
export function noticeDouble(dose: StoredDose): void {
  if (isDouble(dose)) change([...doubles.filter(({ id }) => id !== dose.id), dose])
}

/** Decided: kept or deleted. */
export const resolveDuplicate = (id: number): void => change(doubles.filter((dose) => dose.id !== id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): readonly StoredDose[] => doubles

/** Doses to decide about. */
export const useDoubles = (): readonly StoredDose[] => useSyncExternalStore(subscribe, current, current)
