/** Why submitting failed; a row of its own above a dialog's buttons. */
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
