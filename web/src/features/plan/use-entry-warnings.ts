import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'
import { isAboutDose } from '@pepwell/domain/safety/warnings'
import { useWarningPreview } from '../../lib/forms/use-warning-preview.ts'
import type { EntryValues } from './entry-form.ts'
import { previewEntry } from './plan-warnings.api.ts'

/** Server warnings for an unsaved entry. */
export function useEntryWarnings(
  { currentDose, frequency, notes }: Pick<EntryValues, 'currentDose' | 'frequency' | 'notes'>,
  about: PeptideRef | { id: number },
): string[] {
  const body = { ...about, currentDose, frequency, notes: notes || null }
  const { data, isError, isPlaceholderData } = useWarningPreview(previewEntry, JSON.stringify(about), body)
  if (isError) return ['We couldn’t check this against your profile.']
  // Drop the warnings of an earlier dose.
  const held = data?.warnings.filter(({ code }) => !isPlaceholderData || !isAboutDose(code)) ?? []
  return held.map(({ message }) => message)
}
