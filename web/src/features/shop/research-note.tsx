import { Info } from 'lucide-react'

/** Shown next to every description. */
export const ResearchNote = () => (
  <p className="flex items-center gap-3 rounded-xl bg-sunken px-4 py-3 text-sm">
    <Info className="size-5 shrink-0" aria-hidden="true" />
    For research use only. Not medical advice. Consult a licensed professional.
  </p>
)
