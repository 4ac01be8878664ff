import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { AddToPlanDialog } from '../../features/plan/add-to-plan-dialog.tsx'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { VialPicture } from '../../ui/vial-picture.tsx'
import { plannable } from '../peptides/plannable.ts'

/** What most people take. */
const COMMON = ['Semaglutide', 'Tirzepatide', 'Retatrutide', 'BPC-157', 'TB-500', 'Ipamorelin']

const common = (peptides: readonly Peptide[]): Peptide[] =>
  COMMON.flatMap((name) => peptides.find((peptide) => peptide.name === name) ?? [])

function Vials({ onChoose }: { onChoose: (peptide: Peptide) => void }) {
  const { data, isError } = useQuery(publishedPeptidesQuery)
  if (isError) return null
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2.5 md:grid-cols-6">
      {data
        ? common(data).map((peptide, index) => (
            <li key={peptide.id}>
              <button
                type="button"
                className="flex min-h-32 w-full flex-col items-center justify-end gap-2 rounded-2xl bg-surface px-1 py-3 text-sm font-bold shadow-lift hover:bg-sunken"
                onClick={() => onChoose(peptide)}
              >
                <VialPicture part={0.6} colorSlot={index + 1} className="h-18" />
                {peptide.name}
              </button>
            </li>
          ))
        : COMMON.map((name) => <Skeleton key={name} className="h-32 rounded-2xl" />)}
    </ul>
  )
}

/** Asks new members what they take; a tap on a vial asks for the dose and days. */
export default function FirstPeptide({ timeZone }: { timeZone: string }) {
  const adding = useDialogAbout<Peptide>()
  return (
    <section data-first-run aria-labelledby="first-peptide" className="rounded-3xl bg-accent-soft p-4 sm:p-5">
      <h2 id="first-peptide" className="text-2xl font-bold tracking-tight">
        What do you take?
      </h2>
      <p className="mt-1 text-soft">No upcoming shots scheduled</p>
      <Vials onChoose={adding.show} />
      <Button asChild variant="secondary" size="lg" className="mt-3 w-full">
        <Link to="/peptides">
          <Search className="size-5" aria-hidden="true" />
          Search all peptides
        </Link>
      </Button>
      {adding.subject && (
        <AddToPlanDialog
          peptide={plannable(adding.subject)}
          open={adding.open}
          onOpenChange={adding.onOpenChange}
          timeZone={timeZone}
          isFirst
          onAdded={() => {}}
        />
      )}
    </section>
  )
}
