import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'
import type { Tone } from './badge.tsx'

interface BannerProps {
  tone?: Exclude<Tone, 'neutral'>
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** appeared after the page loaded: must not shift the content */
  floats?: boolean
  /** one row; on phones without icon and text */
  brief?: boolean
  className?: string
}

const tones: Record<Exclude<Tone, 'neutral'>, string> = {
  accent: 'bg-accent-soft text-accent-ink',
  info: 'bg-info-soft text-info-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

const floating = 'fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 shadow-lift-high'

const floatingCard = 'md:inset-x-auto md:bottom-6 md:left-6 md:max-w-xl'

/** On the window's lower edge, no higher than a table's row. */
const floatingRow = 'md:inset-x-0 md:bottom-0 md:justify-center md:rounded-none md:py-0.5'

/** A full-width message that warns or asks for something. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, icon, action, floats, brief, className } = props
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-2xl p-4',
        tones[tone],
        brief && 'max-md:flex-nowrap max-md:gap-2 max-md:py-2 max-md:pr-2',
        floats ? cx(floating, brief ? floatingRow : floatingCard) : className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className={cx('[&_svg]:size-6', brief && 'max-md:hidden')}>
          {icon}
        </span>
      )}
      <div className={cx(brief ? 'max-md:flex-1 md:flex md:gap-x-2' : 'min-w-48 flex-1')}>
        <p className={cx('font-bold', brief && 'max-md:text-sm')}>{title}</p>
        {children && <div className={cx('text-ink', brief && 'max-md:hidden')}>{children}</div>}
      </div>
      {action}
    </div>
  )
}
