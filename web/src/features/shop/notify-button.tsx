import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useLocation } from 'react-router'
import { failureText } from '../../lib/api/api.ts'
import { cx } from '../../lib/classes.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { toast } from '../../ui/toast-store.ts'
import { useCart } from './cart/cart-context.ts'
import { isWatched, useUnwatchProduct, useWatchProduct, watchedQuery } from './products/shop.api.ts'

interface NotifyButtonProps {
  product: { id: number; name: string }
  /** icon only on phones; the label stays for screen readers */
  compact?: boolean
  className?: string
}

const showFailure = (error: Error) =>
  toast({ title: 'Error', description: failureText(error, 'Please try again.'), variant: 'destructive' })

const announce = (name: string) =>
  toast({ description: `We’ll notify you by email and in your inbox when ${name} is available.` })

/** Subscribes a member to a product's availability. Visitors sign in first. */
export function NotifyButton({ product, compact = false, className }: NotifyButtonProps) {
  const { isMember } = useCart()
  const { pathname, search } = useLocation()
  const watched = isWatched(useQuery({ ...watchedQuery, enabled: isMember }).data, product.id)
  const watch = useWatchProduct({ onSuccess: () => announce(product.name), onError: showFailure })
  const unwatch = useUnwatchProduct({ onError: showFailure })
  const style = buttonStyle(
    'secondary',
    'sm',
    cx(compact && 'max-sm:size-11 max-sm:rounded-full max-sm:px-0', className),
  )
  const label = watched ? 'We’ll notify you' : 'Notify me'
  const name = `${label} when ${product.name} is available`
  const content = (
    <>
      <Bell className={cx('size-5 sm:size-4', watched && 'fill-current')} aria-hidden="true" />
      <span className={cx(compact && 'max-sm:sr-only')}>{label}</span>
    </>
  )
  if (!isMember) {
    return (
      <a
        aria-label={name}
        className={style}
        href={`/api/login?next=${encodeURIComponent(pathname + search)}`}
      >
        {content}
      </a>
    )
  }
  const params = { id: product.id }
  return (
    <button
      type="button"
      className={style}
      aria-label={name}
      aria-pressed={watched}
      onClick={() => (watched ? unwatch : watch).mutate({ params })}
    >
      {content}
    </button>
  )
}
