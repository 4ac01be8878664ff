import type { ShopDataReply } from '@pepwell/contract/shop/shop-data'
import { shopStatuses } from '@pepwell/domain/shop/pricing'
import type { ComponentProps, ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type FormParts, VersionedDialog } from '../../../ui/versioned-dialog.tsx'
import { inputOf, type ShopValues, shopLabels, statusLabels, valuesOf } from './shop-values.ts'

const inputs: [name: Exclude<keyof ShopValues, 'status'>, Input: ComponentType<ComponentProps<'input'>>][] = [
  ['price', MoneyInput],
  ['originalPrice', MoneyInput],
  ['purity', TextInput],
  ['form', TextInput],
  ['storage', TextInput],
  ['icon', TextInput],
  ['rating', NumberInput],
  ['reviews', NumberInput],
]

function ShopFields({ id, typed, onSubmit, schema }: FormParts<ShopValues> & { schema: z.ZodType }) {
  const { register, handleSubmit, formState } = useForm<ShopValues>({
    resolver: schemaResolver<ShopValues>(schema, { inputOf }),
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

/** The product data this dialog needs. */
type Sold = ShopDataReply & { name: string }

interface ShopDataDialogProps<Body> {
  product: Sold
  /** the server's schema */
  schema: z.ZodType<Body>
  /** selected by default */
  usualIcon: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** the product's current version; undefined if it was deleted */
  reload: () => Promise<Sold | undefined>
  save: (body: Body & { version: number }) => Promise<unknown>
}

/** Edits a product's shop data, for either kind. */
export function ShopDataDialog<Body extends object>(props: ShopDataDialogProps<Body>) {
  const { product, schema, usualIcon, open, onOpenChange, reload, save } = props
  const editionOf = (one: Sold) => ({ values: valuesOf(one, usualIcon), version: one.shopVersion })
  return (
    <VersionedDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Shop Data"
      description={product.name}
      about={{ kind: 'product', id: product.productId }}
      what={`the shop data of ${product.name}`}
      labels={shopLabels}
      row={editionOf(product)}
      reload={async () => {
        const found = await reload()
        return found && editionOf(found)
      }}
      save={async ({ values, version }) => {
        await save({ ...schema.parse(inputOf(values)), version })
        toast({ title: 'Shop data updated successfully!' })
      }}
      onFailed={(error) => toastFailure(error, 'Failed to update shop data. Please try again.')}
    >
      {(form) => <ShopFields {...form} schema={schema} />}
    </VersionedDialog>
  )
}
