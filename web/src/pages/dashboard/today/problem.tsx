import { TriangleAlert } from 'lucide-react'

/** Why logging failed; the fix is next to it. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className="flex items-start gap-2 text-danger-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
