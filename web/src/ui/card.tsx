import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/classes.ts'
import { cardStyle } from './card-style.ts'

/** A raised surface with padding. Use `as="section"` with a title for a landmark. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  return <Tag {...(rest as object)} className={cx(cardStyle, 'p-4 sm:p-5', className)} />
}

/** Title on the left, action on the right. */
export function CardHeader({
  children,
  action,
  className,
}: {
  children: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={cx('mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0">{children}</div>
      {action}
    </div>
  )
}

/** A card's heading; `level` keeps the document outline correct. */
export function CardTitle({ level = 2, className, ...rest }: ComponentProps<'h2'> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return <Heading {...rest} className={cx('text-lg font-bold tracking-tight', className)} />
}

/** Muted text below a card's heading. */
export function CardText({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx('text-soft', className)} />
}
