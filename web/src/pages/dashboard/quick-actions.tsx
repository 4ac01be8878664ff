import { Syringe, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'

/** On phones: what is done most, within reach of the thumb. */
export function QuickActions({ onLogDose }: { onLogDose: () => void }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const logDose = () => {
    flushSync(() => setOpen(false))
    // What opens next gives the focus back to where it came from; the button in here will be gone by then.
    opener.current?.focus()
    onLogDose()
  }
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="lg"
        className="max-md:px-3 md:hidden"
        onClick={() => setOpen(true)}
      >
        <Zap className="size-5" aria-hidden="true" />
        Quick Actions
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Quick Actions" side="bottom">
        <Button variant="secondary" size="lg" className="w-full justify-start" onClick={logDose}>
          <Syringe className="size-5" aria-hidden="true" />
          Log Peptide Dose
        </Button>
      </Drawer>
    </>
  )
}
