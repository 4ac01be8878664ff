/** Why a form could not be sent. In a dialog's footer it takes a row of its own above the buttons. */
export function FormProblem({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="min-w-full rounded-xl bg-danger-soft px-4 py-2.5 font-semibold text-danger-ink"
    >
      {text}
    </p>
  )
}
