import { TriangleAlert } from 'lucide-react'

/** Why a dose was not logged; the way on stands beside it. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="flex items-start gap-2 text-danger-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
