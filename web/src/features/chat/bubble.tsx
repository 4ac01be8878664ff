import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { useLongPress } from './use-long-press.ts'

interface BubbleProps {
  isOwn: boolean
  /** the first message of a run has a rounded corner on its side */
  begins: boolean
  /** the message was deleted; only a placeholder remains */
  isHollow?: boolean
  /** a picture, which fills the bubble */
  isPicture?: boolean
  /** a tap or a long press */
  onTap?: () => void
  /** rendered under the bubble */
  below?: ReactNode
  children: ReactNode
}

/** The message bubble. A tap or a long press opens its menu. */
export function Bubble({ isOwn, begins, isHollow, isPicture, onTap, below, children }: BubbleProps) {
  const longPress = useLongPress(onTap)
  const tap = () => {
    // Mouse users have a menu button, and selecting text must not open the menu.
    if (matchMedia('(pointer: coarse)').matches && getSelection()?.isCollapsed !== false) onTap?.()
  }
  return (
    <div
      className={cx(
        'flex min-w-0 max-w-[80%] flex-col md:max-w-[34rem]',
        isOwn ? 'items-end' : 'items-start',
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button next to it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        onClick={tap}
        {...longPress}
        className={cx(
          'flow-root max-w-full min-w-0 overflow-hidden rounded-[1.125rem] whitespace-pre-wrap wrap-anywhere',
          onTap && 'pointer-coarse:select-none',
          isPicture ? 'p-1 [--name-inset:0.5rem]' : 'px-3.5 py-1.5',
          isHollow
            ? 'border border-line text-soft'
            : isOwn
              ? 'bg-mine'
              : 'bg-theirs shadow-lift dark:shadow-none',
          isOwn ? 'rounded-br-md' : 'rounded-bl-md',
          !begins && (isOwn ? 'rounded-tr-md' : 'rounded-tl-md'),
        )}
      >
        {children}
      </div>
      {below}
    </div>
  )
}

/** Time and delivery status, at the end of the last line. */
export const Meta = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <span
    className={cx(
      'float-right mt-1.5 mr-(--name-inset) ml-2.5 inline-flex items-center gap-1 text-xs leading-4 whitespace-nowrap tabular-nums select-none [&_svg]:size-3.5',
      isOwn ? 'text-mine-soft' : 'text-soft',
    )}
  >
    {children}
  </span>
)

/** Names the sender for screen readers. */
export const SenderName = ({ name }: { name: string }) => <span className="sr-only">{name}: </span>
