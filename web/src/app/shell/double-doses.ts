import type { StoredDose } from '@pepwell/contract/doses/doses'
import { draftKey, saveDraft, storedDraft } from '../../lib/forms/drafts.ts'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'

/**
 * Late doses too close to another one, until the user decides. Stored like drafts: for a week, per user, until
 * sign-out.
 */
const doubles = createStore<readonly StoredDose[]>([])
let key: string | undefined

function change(next: readonly StoredDose[]): void {
  if (key) saveDraft(key, { fields: next.length > 0 ? { doses: next } : {} })
  doubles.set(next)
}

/** Switches to this user's doses. */
export function loadDoublesOf(owner: string): void {
  key = draftKey(owner, 'doubles')
  doubles.set((storedDraft(key)?.fields.doses as StoredDose[] | undefined) ?? [])
}

/** Whether a dose is too close to another, by the server's warning. */
const isDouble = ({ warnings }: StoredDose): boolean => warnings.some(({ code }) => code === 'TOO_SOON')

/** Records a late dose that is too close to another. */
export function recordDouble(dose: StoredDose): void {
  if (isDouble(dose)) change([...doubles.get().filter(({ id }) => id !== dose.id), dose])
}

/** Decided: kept or deleted. */
export const resolveDuplicate = (id: number): void => change(doubles.get().filter((dose) => dose.id !== id))

/** Doses to decide about. */
export const useDoubles = (): readonly StoredDose[] => useStore(doubles)
