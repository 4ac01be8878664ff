import { Info } from 'lucide-react'
import { Tooltip as Radix } from 'radix-ui'
import { type SyntheticEvent, useState } from 'react'
import { IconButton } from './icon-button.tsx'

interface InfoTipProps {
  /** what the tip is about: 'About the vial concentration' */
  label: string
  /** one sentence */
  text: string
  className?: string
}

/** A word of help behind an icon: a mouse over it, the focus on it or a tap shows it. */
export function InfoTip({ label, text, className }: InfoTipProps) {
  const [open, setOpen] = useState(false)
  // Radix closes a tooltip on a press; a finger has no other way to open it.
  const keep = (event: SyntheticEvent) => event.preventDefault()
  return (
    <Radix.Provider delayDuration={150}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <IconButton
            aria-label={label}
            className={className}
            onPointerDown={keep}
            onClick={(event) => {
              keep(event)
              setOpen(true)
            }}
          >
            <Info className="size-5" aria-hidden="true" />
          </IconButton>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={2}
            collisionPadding={12}
            className="z-50 max-w-64 animate-pop-in rounded-xl bg-ink px-3.5 py-2.5 text-sm text-canvas shadow-lift-high"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
