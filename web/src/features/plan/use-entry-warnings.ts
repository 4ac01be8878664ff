import type { PeptideRef } from '@pepwell/domain/peptides'
import { isAboutDose } from '@pepwell/domain/warnings'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Entry, EntryValues } from './entry-form.ts'
import { usePreviewedWarnings } from './plan-warnings.api.ts'

/** How long nothing is typed before the server is asked. */
const REST_MS = 400

/** A value once it has rested. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** What the server says of an entry while its form is filled in, before it is saved. */
export function useEntryWarnings(
  { control }: UseFormReturn<EntryValues, unknown, Entry>,
  about: PeptideRef | { id: number },
): string[] {
  const [currentDose, frequency, notes] = useWatch({ control, name: ['currentDose', 'frequency', 'notes'] })
  const typed = useRested(JSON.stringify({ currentDose, frequency, notes: notes || null }))
  const { data, isError, isPlaceholderData } = usePreviewedWarnings({ ...about, ...JSON.parse(typed) })
  if (isError) return ['We couldn’t check this against your profile.']
  // What was said of another dose is not said of this one.
  const held = data?.warnings.filter(({ code }) => !isPlaceholderData || !isAboutDose(code)) ?? []
  return held.map(({ message }) => message)
}
