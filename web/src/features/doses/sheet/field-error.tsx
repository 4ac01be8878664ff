/** The error of a control group. */
export const FieldError = ({ id, text }: { id?: string; text?: string }) =>
  text ? (
    <p id={id} role="alert" className="text-sm font-semibold text-danger-ink">
      {text}
    </p>
  ) : null
