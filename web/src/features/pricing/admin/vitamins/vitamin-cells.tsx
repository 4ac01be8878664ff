import type { PriceLink } from '@pepwell/contract/shop/price-links'
import { RefreshCw } from 'lucide-react'
import { createContext, useContext } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CellInput } from '../../../../ui/table/cell-input.tsx'
import type { PricedVitamin, VitaminDrafts } from './use-vitamin-drafts.ts'

/** A row of the vitamin table. */
export interface VitaminRow extends PricedVitamin {
  brand: string | null
  dosage: string
  scrapedPrice: number | null
  lastScrapedAt: string | null
  link?: PriceLink
}

const Drafts = createContext<VitaminDrafts | undefined>(undefined)

/** Values and handlers of the cells. */
export const DraftsProvider = Drafts.Provider

function useDrafts(): VitaminDrafts {
  const drafts = useContext(Drafts)
  if (!drafts) throw new Error('a vitamin cell must be inside the vitamins table')
  return drafts
}

export function LinkCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <CellInput
      label={`Company Website Link of ${vitamin.name}`}
      inputMode="url"
      placeholder="https://"
      value={drafts.shown(vitamin).link}
      onType={(link) => drafts.type(vitamin.id, { link })}
      onKeyDown={(event) => event.key === 'Enter' && void drafts.saveLink(vitamin)}
    />
  )
}

export function ManualPriceCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <CellInput
      label={`Manual Price of ${vitamin.name}`}
      isMoney
      value={drafts.shown(vitamin).price}
      aria-invalid={!drafts.isPrice(vitamin) || undefined}
      onType={(price) => drafts.type(vitamin.id, { price })}
      onBlur={() => void drafts.savePrice(vitamin)}
    />
  )
}

export function ActionsCell({ vitamin }: { vitamin: VitaminRow }) {
  const drafts = useDrafts()
  return (
    <span className="flex justify-end gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Scrape ${vitamin.name}`}
        disabled={drafts.shown(vitamin).link.trim() === ''}
        pending={drafts.isBusy(vitamin)}
        onClick={() => void drafts.scrape(vitamin)}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        Scrape
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Save ${vitamin.name}`}
        onClick={() => void drafts.saveBoth(vitamin)}
      >
        Save
      </Button>
    </span>
  )
}
