import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { useState } from 'react'
import { isSignedOut } from '../../../lib/api/api.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { type ChangeResult, unchangedText } from '../../../lib/forms/unchanged-text.ts'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSetAvailability } from './catalogue-admin.api.ts'

/** A peptide's shop status as text. */
export const availabilityLabel = (enabled: boolean): string =>
  enabled ? 'Available in Shop' : 'Hidden from Shop'

const DONE = 'Shop availability updated successfully'
const FAILED = 'Failed to update shop availability'

const track =
  'relative h-6 w-10 shrink-0 cursor-pointer disabled:cursor-default disabled:opacity-60 appearance-none rounded-full bg-edge transition-colors duration-100 ' +
  'checked:bg-accent after:absolute after:-inset-x-2 after:-inset-y-2.5 before:absolute before:top-1 before:left-1 ' +
  'before:size-4 before:rounded-full before:bg-surface before:transition-transform before:duration-100 ' +
  'checked:before:translate-x-4'

/** Shows or hides a peptide in the shop, optimistically. Drafts stay hidden. */
export function AvailabilitySwitch({ peptide }: { peptide: Peptide }) {
  const { mutate, isPending, variables } = useSetAvailability()
  const wanted = isPending ? variables.body.shopEnabled : peptide.shopEnabled
  const set = (shopEnabled: boolean) =>
    mutate(
      { params: { id: peptide.id }, body: { shopEnabled } },
      { onSuccess: () => toast({ title: DONE }), onError: (error) => toastFailure(error, FAILED) },
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
      <span aria-hidden="true" className={cx('md:max-xl:hidden', !wanted && 'text-soft')}>
        {availabilityLabel(wanted)}
      </span>
    </label>
  )
}

/**
 * Sets the availability of each peptide; one failure doesn't stop the others.
 * @returns undefined if the session ended, which the app reports
 */
function useSetSeveral() {
  const { mutateAsync } = useSetAvailability()
  return async (peptides: readonly Peptide[], shopEnabled: boolean): Promise<ChangeResult[] | undefined> => {
    const results: ChangeResult[] = []
    for (const { id } of peptides) {
      try {
        await mutateAsync({ params: { id }, body: { shopEnabled } })
        results.push({ id, problem: null })
      } catch (error) {
        if (isSignedOut(error)) return undefined
        results.push({ id, problem: refusalText(error, FAILED) })
      }
    }
    return results
  }
}

/** Shows or hides several peptides and lists the failures. The selection stays until all succeed. */
export function AvailabilityActions({
  peptides,
  clear,
}: {
  peptides: readonly Peptide[]
  clear: () => void
}) {
  const setSeveral = useSetSeveral()
  const [pending, setPending] = useState<boolean>()
  const set = async (shopEnabled: boolean) => {
    setPending(shopEnabled)
    const others = peptides.filter((peptide) => peptide.shopEnabled !== shopEnabled)
    const results = await setSeveral(others, shopEnabled)
    setPending(undefined)
    if (!results) return
    const description = unchangedText(results, new Map(others.map(({ id, name }) => [id, name])))
    if (!description) {
      toast({ title: DONE })
      return clear()
    }
    const done = results.filter(({ problem }) => problem === null).length
    const title = done > 0 ? `Updated ${done} of ${results.length} peptides` : FAILED
    toast({ title, description, variant: 'destructive' })
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
