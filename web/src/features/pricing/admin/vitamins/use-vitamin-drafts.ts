import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { useState } from 'react'
import { isSignedOut } from '../../../../lib/api/api.ts'
import { fixedText, reasonText } from '../../../../lib/api/refusal-text.ts'
import { typedNumber } from '../../../../lib/forms/typed-number.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSaveVitaminPrice, useScrapeVitamin } from './vitamin-prices.api.ts'

/** A vitamin's stored price. */
export interface PricedVitamin {
  id: number
  name: string
  scrapingLink: string | null
  manualPrice: number | null
}

/** Unsaved input for a vitamin. */
interface Draft {
  link?: string
  price?: string
}

/** A vitamin's field values. */
export const displayedOf = ({ scrapingLink, manualPrice }: PricedVitamin, draft: Draft = {}) => ({
  link: draft.link ?? scrapingLink ?? '',
  price: draft.price ?? manualPrice?.toFixed(2) ?? '',
})

const NOT_A_PRICE = Symbol('not a price')

/** A price can't be cleared, and an invalid one isn't sent. */
function priceIn(typed: string): number | null | typeof NOT_A_PRICE {
  const price = typedNumber(typed.replace('$', ''))
  return price === null || price >= 0 ? price : NOT_A_PRICE
}

const failed = (error: unknown, sentence: string) => {
  if (!isSignedOut(error))
    toast({ title: 'Error', description: fixedText(error, sentence), variant: 'destructive' })
}

const scrapeFailed = (error: unknown) => {
  if (!isSignedOut(error))
    toast({ title: 'Failed to scrape price', description: reasonText(error), variant: 'destructive' })
}

/** The vitamin table's input and saving. Keeps the input on failure. */
export function useVitaminDrafts() {
  const [drafts, setDrafts] = useState<Record<number, Draft>>({})
  const [busy, setBusy] = useState<number>()
  const save = useSaveVitaminPrice().mutateAsync
  const scraping = useScrapeVitamin().mutateAsync
  const type = (id: number, part: Draft) => setDrafts((now) => ({ ...now, [id]: { ...now[id], ...part } }))
  const dropDraft = (id: number, ...names: (keyof Draft)[]) =>
    setDrafts((now) => ({
      ...now,
      [id]: Object.fromEntries(
        Object.entries(now[id] ?? {}).filter(([name]) => !names.includes(name as keyof Draft)),
      ),
    }))

  async function send(
    { id }: PricedVitamin,
    body: { scrapingLink?: string; manualPrice?: number | null },
    words: { done: string; failed: string },
  ): Promise<boolean> {
    try {
      await save({ params: { id }, body })
    } catch (error) {
      failed(error, words.failed)
      return false
    }
    toast({ title: words.done })
    dropDraft(
      id,
      ...(body.scrapingLink === undefined ? [] : ['link' as const]),
      ...(body.manualPrice === undefined ? [] : ['price' as const]),
    )
    return true
  }

  const isNew = (vitamin: PricedVitamin) =>
    displayedOf(vitamin, drafts[vitamin.id]).link !== displayedOf(vitamin).link

  const saveLink = (vitamin: PricedVitamin) =>
    send(
      vitamin,
      { scrapingLink: displayedOf(vitamin, drafts[vitamin.id]).link },
      { done: 'Updated vitamin scraping link', failed: 'Failed to update vitamin scraping link' },
    )

  return {
    shown: (vitamin: PricedVitamin) => displayedOf(vitamin, drafts[vitamin.id]),
    isPrice: (vitamin: PricedVitamin) =>
      priceIn(displayedOf(vitamin, drafts[vitamin.id]).price) !== NOT_A_PRICE,
    isBusy: (vitamin: PricedVitamin) => busy === vitamin.id,
    type,
    saveLink,

    /** On blur. */
    async savePrice(vitamin: PricedVitamin) {
      const price = priceIn(displayedOf(vitamin, drafts[vitamin.id]).price)
      if (price === NOT_A_PRICE) return
      if (price === vitamin.manualPrice) return dropDraft(vitamin.id, 'price')
      const words = { done: 'Vitamin pricing saved successfully', failed: 'Failed to update manual price' }
      await send(vitamin, { manualPrice: price }, words)
    },

    async saveBoth(vitamin: PricedVitamin) {
      const { link, price: typed } = displayedOf(vitamin, drafts[vitamin.id])
      const price = priceIn(typed)
      const words = { done: 'Vitamin pricing saved successfully', failed: 'Failed to save vitamin pricing' }
      if (price === NOT_A_PRICE) return failed(undefined, words.failed)
      await send(vitamin, { scrapingLink: link, manualPrice: price }, words)
    },

    /** Fetches the price at the link, after saving a new link. */
    async scrape(vitamin: PricedVitamin) {
      setBusy(vitamin.id)
      if (!isNew(vitamin) || (await saveLink(vitamin)))
        await scraping({ params: { id: vitamin.id } }).then(({ scrapedPrice }) => {
          const description =
            scrapedPrice === null ? undefined : `${vitamin.name}: $${inDollars(toCents(scrapedPrice))}`
          toast({ title: 'Price scraping initiated', description })
        }, scrapeFailed)
      setBusy(undefined)
    },
  }
}

export type VitaminDrafts = ReturnType<typeof useVitaminDrafts>
