import type { ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { temperatureText } from '@pepwell/domain/doses/written-amounts'
import { BadgeCheck, Package } from 'lucide-react'
import { formatDay } from '../../../lib/time/dates.ts'
import { CertificateList } from '../../../ui/certificate-list.tsx'

/** The product's facts in two columns. */
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

type Batch = NonNullable<ShopProductDetail['batch']>

/** The batch that ships now, with its expiry date; lab tested only with a certificate. */
export function CurrentBatch({ batch }: { batch: Batch }) {
  const isTested = batch.certificates.length > 0
  const Icon = isTested ? BadgeCheck : Package
  return (
    <section
      aria-labelledby="batch"
      className="overflow-hidden rounded-[1.25rem] border border-transparent bg-surface shadow-lift dark:shadow-none"
    >
      <h2
        id="batch"
        className="flex items-center gap-2.5 bg-accent-soft px-4 py-3 text-base font-semibold tracking-normal text-accent-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
        {isTested ? 'Lab tested' : 'Current batch'}
      </h2>
      <dl className="grid grid-cols-2 gap-4 px-4 py-3">
        <div>
          <dt className="text-sm text-soft">{isTested ? 'Current batch' : 'Number'}</dt>
          <dd className="font-semibold break-words">{batch.number}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">Expires</dt>
          <dd className="font-semibold">{batch.expiryDate ? formatDay(batch.expiryDate) : 'No date'}</dd>
        </div>
      </dl>
      {isTested && (
        <CertificateList certificates={batch.certificates} className="border-t border-line px-4" />
      )}
    </section>
  )
}
