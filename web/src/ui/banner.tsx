import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'
import type { Tone } from './badge.tsx'

interface BannerProps {
  tone?: Exclude<Tone, 'neutral'>
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  className?: string
}

const tones: Record<Exclude<Tone, 'neutral'>, string> = {
  accent: 'bg-accent-soft text-accent-ink',
  info: 'bg-info-soft text-info-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

/** A full-width message that warns or asks for something. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, icon, action, className } = props
  return (
    <div className={cx('flex flex-wrap items-center gap-3 rounded-2xl p-4', tones[tone], className)}>
      {icon && (
        <span aria-hidden="true" className="[&_svg]:size-6">
          {icon}
        </span>
      )}
      <div className="min-w-48 flex-1">
        <p className="font-bold">{title}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action}
    </div>
  )
}
