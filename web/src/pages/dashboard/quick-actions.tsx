import { Apple, HeartPulse, Scale, Sparkles, Syringe, Zap } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'

type ActionProps = Pick<ComponentProps<typeof Button>, 'onClick' | 'asChild' | 'children'>

const Action = (props: ActionProps) => (
  <Button variant="secondary" size="lg" className="w-full justify-start" {...props} />
)

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
  const closeAndShow = (widget: 'weight' | 'food') => {
    flushSync(() => setOpen(false))
    document.querySelector(`[data-quick-action="${widget}"]`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="lg"
        className="max-md:px-3 max-md:text-base md:hidden"
        onClick={() => setOpen(true)}
      >
        <Zap className="size-5" aria-hidden="true" />
        Quick Actions
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Quick Actions" side="bottom">
        <div className="flex flex-col gap-2">
          <Action onClick={logDose}>
            <Syringe className="size-5" aria-hidden="true" />
            Log Peptide Dose
          </Action>
          <Action asChild>
            <Link to="/ai-assistant">
              <Sparkles className="size-5" aria-hidden="true" />
              AI Insights
            </Link>
          </Action>
          <Action asChild>
            <Link to="/side-effects#log">
              <HeartPulse className="size-5" aria-hidden="true" />
              Log Side Effect
            </Link>
          </Action>
          {/* Their widgets stand on this page: the drawer only has to get out of the way and show them. */}
          <Action onClick={() => closeAndShow('weight')}>
            <Scale className="size-5" aria-hidden="true" />
            Weight Tracker
          </Action>
          <Action onClick={() => closeAndShow('food')}>
            <Apple className="size-5" aria-hidden="true" />
            Nutrition Log
          </Action>
        </div>
      </Drawer>
    </>
  )
}
