import type { ArrivedItem } from '@pepwell/contract/vials/vials'
import { PackageCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RecallNote } from './recall-note.tsx'
import { useAddArrived } from './use-add-arrived.ts'

const countText = ({ units }: ArrivedItem) => `${units.length} ${units.length === 1 ? 'vial' : 'vials'}`

/** '5 mg · lot SEM-1 · expires Jan 31, 2028'; the date doesn't wrap. */
const factsOf = ({ mg, lot, expiresOn }: ArrivedItem) =>
  [
    mg === null ? [] : `${mg} mg`,
    `lot ${lot}`,
    expiresOn === null ? [] : `expires ${formatDay(expiresOn).replaceAll(' ', '\u00a0')}`,
  ]
    .flat()
    .join(' · ')

function Arrived({ item, onType }: { item: ArrivedItem; onType: (item: ArrivedItem) => void }) {
  const { add, isPending } = useAddArrived(item)
  const { name, userPeptideId, mg } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <PackageCheck className="size-6 text-accent-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold wrap-anywhere">
          {name}, {countText(item)}
        </p>
        <p className="text-sm text-soft tabular-nums">{factsOf(item)}</p>
        <RecallNote vial={item} />
      </div>
      {userPeptideId === null ? (
        <Button variant="secondary" asChild>
          <Link to="/peptides">
            Add to plan first<span className="sr-only">: {name}</span>
          </Link>
        </Button>
      ) : (
        <Button pending={isPending} onClick={() => (mg === null ? onType(item) : add())}>
          Add to my vials<span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  )
}

interface ArrivedVialsProps {
  items: readonly ArrivedItem[]
  /** asks for the vial's content if the catalog doesn't have it */
  onType: (item: ArrivedItem) => void
}

/** Vials from delivered orders that aren't in the list yet. */
export function ArrivedVials({ items, onType }: ArrivedVialsProps) {
  if (items.length === 0) return null
  return (
    <Card as="section" aria-label="Arrived" className="mb-5 bg-accent-soft">
      <h2 className="font-bold">Arrived</h2>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Arrived key={item.orderItemId} item={item} onType={onType} />
        ))}
      </ul>
    </Card>
  )
}
