import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSetAvailability } from './vitamin-costs.api.ts'

type ShopStatus = Pick<Supplement, 'shopEnabled' | 'shopPrice'>

/** A vitamin's shop status; without a price it isn't sold. */
export function availabilityLabel({ shopEnabled, shopPrice }: ShopStatus): string {
  if (!shopEnabled) return 'Hidden'
  return shopPrice === null ? 'Available, but no price' : 'Available'
}

/** Shows or hides a vitamin in the shop. Optimistic; reverts on failure. */
export function AvailabilityToggle({ supplement }: { supplement: Supplement }) {
  const { mutate, isPending, variables, data } = useSetAvailability({
    onSuccess: () => void toast({ title: 'Shop availability updated successfully' }),
    onError: (error) => {
      const title = fixedText(error, 'Failed to update shop availability')
      toast({ title, variant: 'destructive' })
    },
  })
  // The last choice stays until the list has it.
  const isNewer = data !== undefined && variables?.body.shopEnabled !== supplement.shopEnabled
  const isShown = isPending || isNewer ? variables?.body.shopEnabled === true : supplement.shopEnabled
  const label = availabilityLabel({ ...supplement, shopEnabled: isShown })
  const lacksPrice = isShown && supplement.shopPrice === null
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isShown}
      aria-label={`${supplement.name} in the shop`}
      onClick={() => mutate({ params: { id: supplement.id }, body: { shopEnabled: !isShown } })}
      disabled={isPending}
      className="inline-flex min-h-11 items-center gap-2 rounded-lg text-sm font-semibold md:min-h-8"
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative h-5 w-9 shrink-0 rounded-full transition-colors duration-100',
          isShown ? 'bg-accent' : 'bg-edge',
        )}
      >
        <span
          className={cx(
            'absolute top-0.5 left-0.5 size-4 rounded-full bg-surface transition-transform duration-100',
            isShown && 'translate-x-4',
          )}
        />
      </span>
      <span className={cx('text-left', !isShown && 'text-soft', lacksPrice && 'text-warn-ink')}>{label}</span>
    </button>
  )
}
