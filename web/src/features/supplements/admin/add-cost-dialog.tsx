import { NewVitaminCost } from '@pepwell/contract/shop/vitamin-costs'
import { inDollars } from '@pepwell/domain/shop/money'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { amountsIn, noCosts, type TypedCosts, typedMargin, vitaminCostFields } from './cost-values.ts'
import { Profit } from './profit.tsx'
import { useAddVitaminCost, vitaminCostsQuery, vitaminsQuery } from './vitamin-costs.api.ts'

/** The form values of a vitamin's costs. */
type CostValues = TypedCosts & { supplementId: string }

const costBody = ({ supplementId, ...costs }: CostValues) => ({ ...amountsIn(costs), supplementId })

const resolver = schemaResolver<CostValues>(NewVitaminCost, { inputOf: costBody })

/** Vitamins without costs. */
function useVitaminsWithoutCosts() {
  const { data: vitamins } = useQuery(vitaminsQuery)
  const { data: costs } = useQuery(vitaminCostsQuery)
  const known = new Set(costs?.map(({ supplementId }) => supplementId))
  return vitamins?.filter(({ id }) => !known.has(id))
}

interface CostFormProps {
  id: string
  /** the preselected vitamin */
  supplementId?: string
  onSubmit: (values: CostValues) => void
}

/** A vitamin's seven costs and price, with the live margin. */
function CostForm({ id, supplementId = '', onSubmit }: CostFormProps) {
  const { register, handleSubmit, formState, control } = useForm<CostValues>({
    defaultValues: { ...noCosts, supplementId },
    resolver,
  })
  const vitamins = useVitaminsWithoutCosts()
  const margin = typedMargin(useWatch({ control }) as TypedCosts)
  const error = (name: keyof CostValues) => formState.errors[name]?.message
  return (
    <form
      id={id}
      onSubmit={handleSubmit(onSubmit)}
      noValidate
      className="grid gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <Field label="Vitamin" error={error('supplementId')} className="md:col-span-2">
        <Select {...register('supplementId')} placeholder={vitamins ? 'Please choose' : 'Loading...'}>
          {vitamins?.map((vitamin) => (
            <option key={vitamin.id} value={vitamin.id}>
              {vitamin.name}
            </option>
          ))}
        </Select>
      </Field>
      {vitaminCostFields.map(({ name, label }) => (
        <Field key={name} label={`${label} ($)`} error={error(name)}>
          <NumberInput {...register(name)} placeholder="0.00" className="text-right" />
        </Field>
      ))}
      <Field label="Retail Price ($)" error={error('retailPrice')}>
        <NumberInput {...register('retailPrice')} placeholder="0.00" className="text-right" />
      </Field>
      <dl className="flex justify-between gap-4 rounded-xl bg-sunken px-4 py-3 tabular-nums md:col-span-2">
        <div>
          <dt className="text-sm text-soft">Total Cost</dt>
          <dd className="font-semibold">{margin ? `$${inDollars(margin.totalCents)}` : '—'}</dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-soft">Profit</dt>
          <dd>
            <Profit margin={margin} />
          </dd>
        </div>
      </dl>
    </form>
  )
}

const FAILED = 'Failed to create cost'

interface AddCostDialogProps {
  /** the preselected vitamin */
  supplementId?: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds a vitamin's costs. Input survives a failure; a retry doesn't create a second record. */
export function AddCostDialog({ supplementId, open, onOpenChange }: AddCostDialogProps) {
  const sending = useAddVitaminCost({
    onSuccess: () => void toast({ title: 'Cost created successfully' }),
    onError: (error) => void toast({ title: fixedText(error, FAILED), variant: 'destructive' }),
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Vitamin Cost"
      sending={sending}
      submit={{ label: 'Add Vitamin Cost', pendingLabel: 'Adding...' }}
      failed={FAILED}
    >
      {(id, send) => (
        <CostForm
          key={supplementId}
          id={id}
          supplementId={supplementId}
          onSubmit={(values) => send({ body: costBody(values) })}
        />
      )}
    </CallDialog>
  )
}
