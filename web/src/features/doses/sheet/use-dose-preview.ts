import type { CallInput } from '@pepwell/contract/declared'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import { previewDoseWarnings } from '@pepwell/contract/doses/doses.calls'
import { isAboutDose, type Warning } from '@pepwell/domain/safety/warnings'
import { api } from '../../../lib/api/api.ts'
import { useWarningPreview } from '../../../lib/forms/use-warning-preview.ts'

const previewDose = (body: CallInput<typeof previewDoseWarnings>['body'], signal: AbortSignal) =>
  api(previewDoseWarnings, { body }, { signal })

interface PreviewedDose {
  entryId: number | undefined
  dose: string | undefined
  /** milliseconds since the epoch */
  takenAt: number | undefined
  editing: DoseLog | undefined
}

/** Adds what only the server knows: doses of other entries, cited limits, dismissed warnings. */
export function useDosePreview({ entryId, dose, takenAt, editing }: PreviewedDose) {
  const body =
    entryId === undefined || dose === undefined || takenAt === undefined
      ? undefined
      : { userPeptideId: entryId, dose, takenAt: new Date(takenAt).toISOString(), id: editing?.id ?? null }
  const { data, isError, isPlaceholderData } = useWarningPreview(previewDose, String(entryId), body)
  const held = body && data?.warnings.filter(({ code }) => !isPlaceholderData || !isAboutDose(code))
  return (own: readonly Warning[]) => {
    const left = own.filter(({ message }) => !data?.dismissed?.includes(message))
    const added = (held ?? []).filter(({ code }) => !own.some((one) => one.code === code))
    return { warnings: [...left, ...added], isUnchecked: isError && body !== undefined }
  }
}
