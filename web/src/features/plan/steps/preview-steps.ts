import { previewStepWarnings } from '@pepwell/contract/plan/dose-steps.calls'
import { api } from '../../../lib/api/api.ts'

/** Previews the warnings about the doses of unsaved steps. */
export const previewSteps = ({ id, doses }: { id: number; doses: readonly string[] }, signal: AbortSignal) =>
  api(previewStepWarnings, { params: { id }, body: { doses: [...doses] } }, { signal })
