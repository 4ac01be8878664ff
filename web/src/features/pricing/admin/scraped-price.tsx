import type { PriceLink } from '@pepwell/contract/shop/price-links'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { browserTimeZone } from '../../../lib/time/browser-zone.ts'
import { formatInstantDay } from '../../../lib/time/dates.ts'

const onDay = (instant: string): string => formatInstantDay(instant, browserTimeZone())

interface ScrapedPriceProps {
  scrapedPrice: number | null
  lastScrapedAt: string | null
  link?: Pick<PriceLink, 'problem' | 'problemAt'>
}

/** The last fetched price, and why later attempts failed. */
export function ScrapedPrice({ scrapedPrice, lastScrapedAt, link }: ScrapedPriceProps) {
  return (
    <>
      {scrapedPrice === null || lastScrapedAt === null ? (
        <span className="text-soft">Not scraped</span>
      ) : (
        <>
          <span className="block font-semibold tabular-nums">${inDollars(toCents(scrapedPrice))}</span>
          <span className="block text-sm text-soft">{onDay(lastScrapedAt)}</span>
        </>
      )}
      {link?.problem && link.problemAt && (
        <span className="mt-0.5 block text-sm text-danger-ink wrap-anywhere">
          {onDay(link.problemAt)}: {link.problem}
        </span>
      )}
    </>
  )
}
