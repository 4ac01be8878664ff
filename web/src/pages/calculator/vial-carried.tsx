import type { Vial } from '@pepwell/contract/vials/vials'
import { dayOf } from '@pepwell/domain/time/calendar'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CarriedVial } from '../../features/calculator/carried-vial.ts'
import { isCurrent } from '../../features/plan/plan-groups.ts'
import { AddVialDialog, EditVialDialog } from '../../features/vials/vial-dialog.tsx'
import { newVial, type VialValues, valuesOf } from '../../features/vials/vial-values.ts'
import { vialsQuery } from '../../lib/api/own-vials.ts'
import { useSyringe } from '../../lib/forms/use-syringe.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { vialEntryOf } from '../my-plan/vial-entry.ts'
import type { CarriedProps } from './carried-dialogs.tsx'
import { entryAbout } from './entry-about.ts'

export interface VialCarriedProps extends Omit<CarriedProps, 'dose'> {
  carried: CarriedVial
}

/** A sealed vial with the same content: probably the one to mix. */
const unmixedOf = (vials: readonly Vial[], entryId: number, { amount, unit }: CarriedVial) =>
  vials.findLast(
    (vial) =>
      vial.userPeptideId === entryId &&
      vial.state === 'sealed' &&
      vial.waterMl === null &&
      vial.amount === amount &&
      vial.unit === unit,
  )

/** Passes a calculated vial on: mixes a matching sealed one or adds a new one. Stores nothing without confirmation. */
export function VialCarried({ open, onOpenChange, user, carried, entries }: VialCarriedProps) {
  const { data } = useQuery(vialsQuery)
  const { syringe } = useSyringe()
  const [openedAt] = useState(serverNow)
  const entry = entryAbout(carried.peptide.about, entries.filter(isCurrent))
  if (!entry || !data) return null
  const today = dayOf(openedAt, user.timeZone)
  const of = vialEntryOf(entry)
  const { amount, unit, waterMl } = carried
  const known: Partial<VialValues> = {
    ...{ amount, unit, waterMl, mixedOn: today },
    discardOn: defaultDiscardDay('vial', today),
  }
  const sealed = unmixedOf(data, entry.id, carried)
  const about = { open, onOpenChange, entries: [of], today }
  return sealed ? (
    <EditVialDialog {...about} vial={sealed} start={valuesOf(sealed)} known={known} />
  ) : (
    <AddVialDialog {...about} start={newVial(of, syringe, known)} />
  )
}
