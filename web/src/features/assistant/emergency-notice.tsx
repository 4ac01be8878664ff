import { emergencyText } from '@pepwell/domain/emergencies'
import type { EmergencyKind } from '@pepwell/domain/emergency-signs'
import { Siren } from 'lucide-react'

/** Whom to call, before anything else is read. */
export const EmergencyNotice = ({ kind }: { kind: EmergencyKind }) => (
  <div role="alert" className="flex items-start gap-3 rounded-2xl bg-danger-soft p-4">
    <Siren className="mt-0.5 size-6 shrink-0 text-danger-ink" aria-hidden="true" />
    <p className="whitespace-pre-line text-danger-ink">{emergencyText(kind)}</p>
  </div>
)
