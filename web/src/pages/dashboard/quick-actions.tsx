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

/** On phones: frequent actions within thumb's reach. */
export function QuickActions({ onLogDose }: { onLogDose: () => void }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const logDose = () => {
    flushSync(() => setOpen(false))
    // The next dialog restores focus to its trigger, which is not the button in this closing drawer.
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
          {/* Their widgets are on this page, so the drawer only closes and scrolls to them. */}
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
