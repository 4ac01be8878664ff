import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'

interface BubbleProps {
  isOwn: boolean
  /** of the messages that one person sent one after the other, the first has a round corner at its side */
  begins: boolean
  /** nothing of it is left but that it was there */
  isHollow?: boolean
  /** a picture, which goes to the edges */
  isPicture?: boolean
  onTap?: () => void
  children: ReactNode
}

/** What somebody wrote, on its ground. A finger that taps it asks for what can be done with it. */
export function Bubble({ isOwn, begins, isHollow, isPicture, onTap, children }: BubbleProps) {
  const tap = () => {
    // A mouse has a button beside it, and whoever marks words wants to copy them.
    if (matchMedia('(pointer: coarse)').matches && getSelection()?.isCollapsed !== false) onTap?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button beside it
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onClick={tap}
      className={cx(
        'flow-root min-w-0 max-w-[80%] overflow-hidden rounded-[1.125rem] whitespace-pre-wrap wrap-anywhere md:max-w-[34rem]',
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
  )
}

/** When it was, and how far it has come: at the end of the last line. */
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

/** For those who hear it: whose it is. */
export const Whose = ({ name }: { name: string }) => <span className="sr-only">{name}: </span>
