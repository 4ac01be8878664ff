import { TriangleAlert } from 'lucide-react'

/** First aid for a side effect that may be an emergency. */
export const HelpCard = ({ text, reportAt }: { text: string; reportAt: string }) => (
  <div role="alert" className="rounded-2xl bg-danger-soft p-4 text-danger-ink">
    <p className="flex items-center gap-2 font-bold">
      <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
      Get help first
    </p>
    <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
    <a
      href={reportAt}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-2 inline-block font-semibold underline underline-offset-4"
    >
      Report it to FDA MedWatch
    </a>
  </div>
)
