import { Popover as Radix } from 'radix-ui'
import type { RefObject } from 'react'

export interface TipProps {
  id: string
  /** one sentence */
  text: string
  /** the described element */
  beside: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const stay = (event: Event) => event.preventDefault()

/** The trigger opens it on press and never closes it. */
const stayFor = (beside: RefObject<HTMLElement | null>) => (event: Event) => {
  if (beside.current?.contains(event.target as Node)) event.preventDefault()
}

/** A tooltip next to its trigger, which keeps focus. */
export default function Tip({ id, text, beside, open, onOpenChange }: TipProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={beside} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={2}
          collisionPadding={12}
          onInteractOutside={stayFor(beside)}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          className="z-50 max-w-64 animate-pop-in rounded-xl bg-ink px-3.5 py-2.5 text-sm text-canvas shadow-lift-high"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
