import type { ShopDataReply } from '@pepwell/contract/shop/shop-data'
import { shopStatuses } from '@pepwell/domain/shop/pricing'
import type { ComponentProps, ComponentType } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type FormParts, VersionedDialog } from '../../../ui/versioned-dialog.tsx'

/** Field labels. */
const shopLabels = {
  status: 'Status',
  price: 'Price',
  originalPrice: 'Original Price',
  purity: 'Purity',
  form: 'Form',
  storage: 'Storage',
  rating: 'Rating',
  reviews: 'Reviews',
  icon: 'Icon',
} as const

/** The form values. */
type ShopValues = Record<keyof typeof shopLabels, string>

/** Labels of a product's three shop states. */
const statusLabels: Record<ShopDataReply['shopStatus'], string> = {
  available: 'Available',
  coming_soon: 'Coming Soon',
  out_of_stock: 'Out of Stock',
}

const dollars = (price: number | null) => price?.toFixed(2) ?? ''

/** @param defaultIcon the default icon */
const valuesOf = (product: ShopDataReply, defaultIcon: string): ShopValues => ({
  status: product.shopStatus,
  price: dollars(product.shopPrice),
  originalPrice: dollars(product.shopOriginalPrice),
  purity: product.shopPurity ?? '',
  form: product.shopForm ?? '',
  storage: product.shopStorage ?? '',
  rating: String(product.shopRating),
  reviews: String(product.shopReviews),
  icon: product.shopIcon ?? defaultIcon,
})

/** Converts the form values for the schema. */
const inputOf = (values: ShopValues) => ({
  ...values,
  price: typedNumber(values.price),
  originalPrice: typedNumber(values.originalPrice),
  rating: typedNumber(values.rating),
  reviews: typedNumber(values.reviews),
})

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
  defaultIcon: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** the product's current version; undefined if it was deleted */
  reload: () => Promise<Sold | undefined>
  save: (body: Body & { version: number }) => Promise<unknown>
}

/** Edits a product's shop data, for either kind. */
export function ShopDataDialog<Body extends object>(props: ShopDataDialogProps<Body>) {
  const { product, schema, defaultIcon, open, onOpenChange, reload, save } = props
  const editionOf = (one: Sold) => ({ values: valuesOf(one, defaultIcon), version: one.shopVersion })
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
