import { scrapePriceLink } from '@pepwell/contract/shop/price-links.calls'
import { ProductCostsForm } from '@pepwell/contract/shop/product-costs'
import { costFields } from '@pepwell/domain/shop/margins'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { invalidateTags } from '../../../../lib/api/invalidate-tags.ts'
import { useCall } from '../../../../lib/api/use-call.ts'
import { percentText } from '../../../../lib/format/percent.ts'
import { schemaResolver } from '../../../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../../../lib/forms/typed-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import type { FormParts } from '../../../../ui/versioned-dialog.tsx'
import { type CostValues, costLabels, inputOf, marginOf, type places } from './cost-values.ts'
import { LinkRows } from './link-rows.tsx'
import { LiveMargin, MarginLine } from './live-margin.tsx'
import { ScrapedLink, useStoredLinks } from './scraped-link.tsx'

const nameOf = (position: number) => `scrapingLink${position as (typeof places)[number]}` as const

/** One result for all links; each link shows its own. */
function showResult(read: number, all: number): void {
  if (read === all)
    toast({ title: 'Price scraping initiated', description: `We read prices at ${all} links` })
  else
    toast({
      title: 'Error',
      description: `Failed to scrape price at ${all - read} of ${all} links`,
      variant: 'destructive',
    })
}

/** Fetches the prices at all stored links, one after another. */
function ScrapeAll({ peptideId }: { peptideId: number }) {
  const client = useQueryClient()
  const { control } = useFormContext<CostValues>()
  const typed = useWatch({ control })
  const scrape = useCall(scrapePriceLink).mutateAsync
  const [pending, setPending] = useState(false)
  const links = useStoredLinks(peptideId).filter(({ url, position }) => typed[nameOf(position)] === url)
  if (links.length < 2) return null
  const scrapeAll = async () => {
    setPending(true)
    let read = 0
    for (const { id } of links)
      await scrape({ params: { id } }).then(
        () => {
          read += 1
        },
        () => invalidateTags(client, scrapePriceLink.invalidatesTags),
      )
    setPending(false)
    showResult(read, links.length)
  }
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void scrapeAll()}>
      <RefreshCw className="size-4" aria-hidden="true" />
      Scrape all
    </Button>
  )
}

type Amount = (typeof costFields)[number]['name'] | 'retailPrice'

function AmountField({ name, isUnknown = false }: { name: Amount; isUnknown?: boolean }) {
  const { register, formState } = useFormContext<CostValues>()
  return (
    <Field label={costLabels[name]} error={formState.errors[name]?.message}>
      <MoneyInput {...register(name)} placeholder={isUnknown ? 'Unknown' : undefined} />
    </Field>
  )
}

/** How far a vendor is below the typed price. */
function LowestVendor({ price, typed }: { price: number | null; typed: string }) {
  if (price === null) return null
  const own = typedNumber(typed) ?? 0
  const below = own > price ? `, ${percentText(Math.round((100 * (own - price)) / own))} below` : ''
  return (
    <p className="self-end text-sm text-soft md:pb-3">
      Lowest vendor <strong className="text-ink">${price.toFixed(2)}</strong>
      {below}
    </p>
  )
}

interface CostFormProps extends FormParts<CostValues> {
  peptideId: number
  /** whether the operator may see prices, which link results require */
  mayPrice: boolean
  /** whether costs existed before this edit */
  hadCosts: boolean
  /** the unknown costs */
  unknown: ReadonlySet<string>
  lowestVendorPrice: number | null
}

/** The seven costs, the price and the profit, with links to other shops below. */
export function CostForm(props: CostFormProps) {
  const { id, typed, was, onSubmit, peptideId, mayPrice, hadCosts, unknown, lowestVendorPrice } = props
  const form = useForm<CostValues>({
    resolver: schemaResolver<CostValues>(ProductCostsForm, { inputOf }),
    defaultValues: typed,
  })
  const values = { ...typed, ...useWatch({ control: form.control }) }
  const now = marginOf(values, unknown)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <div className="grid gap-6 md:grid-cols-[1fr_18rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <div className="grid grid-cols-2 gap-4">
              {costFields.map(({ name }) => (
                <AmountField key={name} name={name} isUnknown={unknown.has(name)} />
              ))}
            </div>
            <div className="grid grid-cols-2 gap-4 border-t border-line pt-4">
              <AmountField name="retailPrice" />
              <LowestVendor price={lowestVendorPrice} typed={values.retailPrice} />
            </div>
          </div>
          <LiveMargin now={now} before={hadCosts ? marginOf(was, unknown) : undefined} />
        </div>
        <LinkRows
          all={mayPrice && <ScrapeAll peptideId={peptideId} />}
          aside={(place) => mayPrice && <ScrapedLink peptideId={peptideId} place={place} />}
        />
        <MarginLine now={now} />
      </form>
    </FormProvider>
  )
}
