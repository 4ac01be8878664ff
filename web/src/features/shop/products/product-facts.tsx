import type { ShopProductDetail } from '@pepwell/contract/storefront'
import { temperatureText } from '@pepwell/domain/written-amounts'
import { BadgeCheck } from 'lucide-react'
import { formatDay } from '../../../lib/dates.ts'

/** What is known of it, two by two. */
export function Facts({ product }: { product: ShopProductDetail }) {
  const facts = [
    ['Amount', product.amount],
    ['Purity', product.purity],
    ['Form', product.form],
    ['Storage', product.storage && temperatureText(product.storage)],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[1.25rem] border border-transparent bg-line bg-clip-padding shadow-lift dark:shadow-none">
      {facts.map(([name, value]) => (
        <div key={name} className="bg-surface px-4 py-3 last:odd:col-span-2">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Which batch would be sent now, and until when it is good: said before anybody pays. */
export function Certificate({ batch }: { batch: NonNullable<ShopProductDetail['batch']> }) {
  return (
    <section
      aria-labelledby="certificate"
      className="overflow-hidden rounded-[1.25rem] border border-transparent bg-surface shadow-lift dark:shadow-none"
    >
      <h2
        id="certificate"
        className="flex items-center gap-2.5 bg-accent-soft px-4 py-3 text-base font-semibold tracking-normal text-accent-ink"
      >
        <BadgeCheck className="size-5" aria-hidden="true" />
        Lab tested
      </h2>
      <dl className="grid grid-cols-2 gap-4 px-4 py-3">
        <div>
          <dt className="text-sm text-soft">Batch sent now</dt>
          <dd className="font-semibold break-words">{batch.number}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">Expires</dt>
          <dd className="font-semibold">{batch.expiryDate ? formatDay(batch.expiryDate) : 'No date'}</dd>
        </div>
      </dl>
    </section>
  )
}
