import type { Vial } from '@pepwell/contract/vials/vials'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { NoVialPicture } from '../../ui/vial-picture.tsx'
import type { VialEntry } from './vial-values.ts'

/** A peptide with an open vial and no sealed one. */
export interface MissingReserve {
  entry: VialEntry
  /** its shop page, if it runs low and is in stock */
  buyAgain: string | null
}

/** The peptides that have a vial in use and none in reserve. */
export function missingReserves(entries: readonly VialEntry[], vials: readonly Vial[]): MissingReserve[] {
  return entries.flatMap((entry) => {
    const own = vials.filter(({ userPeptideId }) => userPeptideId === entry.id)
    const isShort =
      own.some(({ state }) => state === 'in-use') && !own.some(({ state }) => state === 'sealed')
    const buyAgain = own.find((vial) => vial.buyAgain !== null)?.buyAgain ?? null
    return isShort ? [{ entry, buyAgain }] : []
  })
}

/** A dashed vial for each missing reserve, with the way to get one. */
export function MissingReserves({ reserves }: { reserves: readonly MissingReserve[] }) {
  return reserves.map(({ entry: { id, name }, buyAgain }) => (
    <li key={id} className="flex items-center gap-4 py-3">
      <NoVialPicture className="h-20 w-14" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">{name}</span>
        <span className="block text-sm text-soft">None sealed</span>
      </span>
      <Button variant="secondary" size="sm" asChild>
        <Link to={buyAgain ?? `/reminders/vials?add=${id}`}>
          {buyAgain ? 'Buy again' : 'Add one'}
          <span className="sr-only">: {name}</span>
        </Link>
      </Button>
    </li>
  ))
}
