import type { Peptide } from '@pepwell/contract/catalogue'
import { ShopDataForm } from '@pepwell/contract/catalogue-admin'
import { shopStatuses } from '@pepwell/domain/pricing'
import type { ComponentProps, ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import { checkBy } from '../../../lib/form-check.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type FormParts, VersionedDialog } from '../../../ui/versioned-dialog.tsx'
import { tellFailure, useFreshPeptide, useSetShopData } from './catalogue-admin.api.ts'
import { bodyOf, inputOf, type ShopValues, shopLabels, statusLabels, valuesOf } from './shop-values.ts'

const inputs: [
  name: Exclude<keyof ShopValues, 'status'>,
  Input: ComponentType<ComponentProps<'input'>>,
  hint?: string,
][] = [
  ['price', MoneyInput],
  ['originalPrice', MoneyInput],
  ['purity', TextInput],
  ['form', TextInput],
  ['storage', TextInput],
  ['icon', TextInput],
  ['rating', NumberInput],
  ['reviews', NumberInput],
]

function ShopFields({ id, typed, onSubmit }: FormParts<ShopValues>) {
  const { register, handleSubmit, formState } = useForm<ShopValues>({
    resolver: checkBy<ShopValues>(ShopDataForm, inputOf),
    defaultValues: typed,
  })
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="grid grid-cols-2 items-start gap-4">
      <Field label={shopLabels.status} error={formState.errors.status?.message} className="col-span-2">
        <Select {...register('status')}>
          {shopStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
      </Field>
      {inputs.map(([name, Input]) => (
        <Field key={name} label={shopLabels[name]} error={formState.errors[name]?.message}>
          <Input {...register(name)} />
        </Field>
      ))}
    </form>
  )
}

interface ShopDataDialogProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

const editionOf = (peptide: Peptide) => ({ values: valuesOf(peptide), version: peptide.shopVersion })

/** Changes what the shop says of a peptide. */
export function ShopDataDialog({ peptide, open, onOpenChange }: ShopDataDialogProps) {
  const set = useSetShopData().mutateAsync
  const fresh = useFreshPeptide()
  return (
    <VersionedDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Shop Data"
      description={peptide.name}
      about={{ kind: 'product', id: peptide.productId }}
      what={`the shop data of ${peptide.name}`}
      labels={shopLabels}
      row={editionOf(peptide)}
      reload={async () => {
        const found = await fresh(peptide.id)
        return found && editionOf(found)
      }}
      save={async ({ values, version }) => {
        await set({ params: { id: peptide.id }, body: { ...bodyOf(values), version } })
        toast({ title: 'Shop data updated successfully!' })
      }}
      onFailed={(error) => tellFailure(error, 'Failed to update shop data. Please try again.')}
    >
      {(form) => <ShopFields {...form} />}
    </VersionedDialog>
  )
}
