import type { Peptide } from '@pepwell/contract/catalogue'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { tellFailure } from '../../../ui/tell-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSetAvailability } from './catalogue-admin.api.ts'

/** What a peptide is in the shop, in words. */
export const availabilityLabel = (enabled: boolean): string =>
  enabled ? 'Available in Shop' : 'Hidden from Shop'

const DONE = 'Shop availability updated successfully'
const FAILED = 'Failed to update shop availability'

const track =
  'relative h-6 w-10 shrink-0 cursor-pointer disabled:cursor-default disabled:opacity-60 appearance-none rounded-full bg-edge transition-colors duration-100 ' +
  'checked:bg-accent after:absolute after:-inset-x-2 after:-inset-y-2.5 before:absolute before:top-1 before:left-1 ' +
  'before:size-4 before:rounded-full before:bg-surface before:transition-transform before:duration-100 ' +
  'checked:before:translate-x-4'

/** Shows a peptide in the shop, or hides it; a draft stays hidden. Moves at once, and goes back when that fails. */
export function AvailabilitySwitch({ peptide }: { peptide: Peptide }) {
  const { mutate, isPending, variables } = useSetAvailability()
  const wanted = isPending ? variables.body.shopEnabled : peptide.shopEnabled
  const set = (shopEnabled: boolean) =>
    mutate(
      { params: { id: peptide.id }, body: { shopEnabled } },
      { onSuccess: () => toast({ title: DONE }), onError: (error) => tellFailure(error, FAILED) },
    )
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm md:min-h-0">
      <input
        type="checkbox"
        role="switch"
        checked={wanted}
        disabled={peptide.isDraft}
        aria-checked={wanted}
        onChange={(event) => set(event.target.checked)}
        aria-label={`Availability of ${peptide.name}`}
        className={track}
      />
      <span aria-hidden="true" className={wanted ? '' : 'text-soft'}>
        {availabilityLabel(wanted)}
      </span>
    </label>
  )
}

/** Shows or hides several peptides; those for which it fails keep their mark. */
export function AvailabilityActions({
  peptides,
  clear,
}: {
  peptides: readonly Peptide[]
  clear: () => void
}) {
  const { mutateAsync } = useSetAvailability()
  const [pending, setPending] = useState<boolean>()
  const set = async (shopEnabled: boolean) => {
    setPending(shopEnabled)
    const others = peptides.filter((peptide) => peptide.shopEnabled !== shopEnabled)
    try {
      for (const { id } of others) await mutateAsync({ params: { id }, body: { shopEnabled } })
      toast({ title: DONE })
      clear()
    } catch (error) {
      tellFailure(error, FAILED)
    }
    setPending(undefined)
  }
  return (
    <>
      <Button variant="secondary" size="sm" pending={pending === true} onClick={() => set(true)}>
        Show in Shop
      </Button>
      <Button variant="secondary" size="sm" pending={pending === false} onClick={() => set(false)}>
        Hide from Shop
      </Button>
    </>
  )
}
