import { checkboxStyle } from '../../../ui/control-style.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** The confirmation every buyer makes. */
export function ResearchUse({ form }: { form: CheckoutForm }) {
  const error = form.formState.errors.researchUseOnly?.message
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer gap-3">
        <input
          type="checkbox"
          className={`mt-1 ${checkboxStyle}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'research-error' : undefined}
          {...form.register('researchUseOnly')}
        />
        <span>
          <span className="block font-semibold">I’m buying this for research use only</span>
          <span className="block text-sm text-soft">
            Not medical advice. Consult a licensed professional.
          </span>
        </span>
      </label>
      {error && (
        <p id="research-error" role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
