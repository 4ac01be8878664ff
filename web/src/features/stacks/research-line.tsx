import { STACK_DISCLAIMER } from '@pepwell/domain/stacks/stacks'
import { Info } from 'lucide-react'
import { cx } from '../../lib/classes.ts'

/** Shown next to members' stacks. */
export const ResearchLine = ({ className }: { className?: string }) => (
  <p className={cx('flex gap-3 rounded-2xl bg-sunken px-4 py-3 text-sm text-soft', className)}>
    <Info className="size-5 shrink-0 text-ink" aria-hidden="true" />
    <span>{STACK_DISCLAIMER} Doses that suit one person can harm another.</span>
  </p>
)
