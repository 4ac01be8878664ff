import { Info } from 'lucide-react'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { lazyPanel } from './lazy-panel.tsx'
import type { TipProps } from './panels/tip.tsx'

const Tip = lazyPanel<TipProps>(() => import('./panels/tip.tsx'))

/** Hover delay, so passing over doesn't open it. */
const DELAY_MS = 150

interface InfoTipProps {
  /** accessible name: 'About the peptide in the vial' */
  label: string
  /** one sentence */
  text: string
  className?: string
}

/** Help behind an icon, shown on hover, focus or tap. */
export function InfoTip({ label, text, className }: InfoTipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(passing.current), [])
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') passing.current = setTimeout(() => setOpen(true), DELAY_MS)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    clearTimeout(passing.current)
    if (pointerType === 'mouse') setOpen(false)
  }
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        className={className}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Info className="size-5" aria-hidden="true" />
      </IconButton>
      <Tip id={id} text={text} beside={button} open={open} onOpenChange={setOpen} />
    </>
  )
}
