import { Info } from 'lucide-react'

/** Stands below every stack that was built. */
export const BuilderDisclaimer = () => (
  <p className="flex gap-3 rounded-2xl bg-sunken px-4 py-3 text-sm print:bg-white print:px-0">
    <Info className="size-5 shrink-0" aria-hidden="true" />
    Not medical advice. For research use only. Rules and tables made this, nobody who knows you: show it to
    your doctor before you begin, change or stop anything.
  </p>
)
