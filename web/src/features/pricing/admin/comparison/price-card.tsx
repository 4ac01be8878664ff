import { inDollars } from '@pepwell/domain/shop/money'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Comparison, outcomeOf } from './comparison.ts'
import { PriceRuler } from './price-ruler.tsx'

interface PriceCardProps {
  comparison: Comparison
  picture: ReactNode
  onManage: () => void
}

function about({ peptide: { mg }, vendors }: Comparison): string {
  const count = vendors.length
  const sold = count === 0 ? 'no vendors yet' : `${count} ${count === 1 ? 'vendor' : 'vendors'}`
  return mg === null ? sold : `${mg} mg · ${sold}`
}

function Outcome(comparison: Comparison) {
  const { own, standing, offers } = comparison
  const sentence = outcomeOf(comparison)
  return (
    <>
      {offers.length > 0 && <PriceRuler own={own} offers={offers} />}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2 text-sm tabular-nums">
        <span>
          {own !== null && (
            <>
              You <strong>${inDollars(own)}</strong>
            </>
          )}
        </span>
        <Badge tone={!standing ? 'neutral' : standing.lower > 0 ? 'warn' : 'accent'}>{sentence}</Badge>
      </p>
    </>
  )
}

/** A peptide's prices at a glance: ours among the vendors'. */
export const PriceCard = ({ comparison, picture, onManage }: PriceCardProps) => (
  <li className="flex flex-col rounded-2xl border border-line bg-surface p-4 shadow-lift">
    <div className="mb-3 flex items-start gap-3">
      {picture}
      <div className="min-w-0 flex-1">
        <h3 className="leading-tight font-bold wrap-anywhere">{comparison.peptide.name}</h3>
        <p className="text-sm text-soft">{about(comparison)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={onManage}
        aria-label={`Manage ${comparison.peptide.name}`}
      >
        Manage
      </Button>
    </div>
    {comparison.prices === 0 ? (
      <p className="py-2 text-sm text-soft">Add a vendor to compare your price.</p>
    ) : (
      <Outcome {...comparison} />
    )}
  </li>
)
