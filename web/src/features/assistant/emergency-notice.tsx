import { Siren } from 'lucide-react'

/** Emergency instructions, before anything else. */
export const EmergencyNotice = ({ text }: { text: string }) => (
  <div role="alert" className="flex items-start gap-3 rounded-2xl bg-danger-soft p-4">
    <Siren className="mt-0.5 size-6 shrink-0 text-danger-ink" aria-hidden="true" />
    <p className="min-w-0 wrap-anywhere whitespace-pre-line text-danger-ink">{text}</p>
  </div>
)
