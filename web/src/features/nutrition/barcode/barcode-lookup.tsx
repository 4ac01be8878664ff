import { NO_BARCODE } from '@pepwell/contract/catalogue/barcode-messages'
import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { barcodeIn } from '@pepwell/domain/catalogue/barcodes'
import { type FormEvent, useState } from 'react'
import { ApiError, isNetworkFailure, NO_CONNECTION } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Viewfinder } from '../../../ui/scanner/viewfinder.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useFoodByBarcode } from '../nutrition.api.ts'

export interface BarcodeLookupProps {
  onFound: (food: FoodDetails) => void
  onByHand: (food: Partial<FoundFood>) => void
}

const GROCERIES = { formats: 'retail', codeIn: barcodeIn } as const

/** Why a barcode led to no product. */
function sentenceFor(error: unknown): string {
  if (isNetworkFailure(error)) return NO_CONNECTION
  return error instanceof ApiError && error.code === 'BARCODE_NOT_FOUND'
    ? 'We don’t know this product yet.'
    : 'We couldn’t look up the product. Please try again, or enter it manually.'
}

function Failure({ error, onByHand }: { error: unknown; onByHand: () => void }) {
  return (
    <div role="alert" className="rounded-xl bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger-ink">{sentenceFor(error)}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onByHand}>
        Enter manually
      </Button>
    </div>
  )
}

/** Finds a product by barcode, scanned or typed. */
export default function BarcodeLookup({ onFound, onByHand }: BarcodeLookupProps) {
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error, reset } = useFoodByBarcode()
  const lookUp = (code: string) => {
    setDigits(code)
    setProblem(undefined)
    mutate({ query: { code } }, { onSuccess: onFound })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside another form, which must not submit.
    event.stopPropagation()
    const code = barcodeIn(digits)
    if (code) lookUp(code)
    else setProblem(NO_BARCODE)
  }
  const type = (text: string) => {
    setDigits(text)
    reset()
  }
  return (
    <div className="flex flex-col gap-4 pb-2">
      <Viewfinder codes={GROCERIES} typeIt="type the digits" onCode={lookUp} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label="Digits below the bars" error={problem}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={32}
            value={digits}
            onChange={({ target }) => type(target.value)}
            className="tabular-nums"
          />
        </Field>
        <Button type="submit" pending={isPending} pendingLabel="Looking up...">
          Look up
        </Button>
      </form>
      {error && <Failure error={error} onByHand={() => onByHand({})} />}
    </div>
  )
}
