import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { Repeat2 } from 'lucide-react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useLoggedToast } from './side-effect-dialog.tsx'
import { type SideEffect, useLogSideEffect } from './side-effects.api.ts'

interface RepeatProps {
  /** latest first */
  effects: readonly SideEffect[]
  timeZone: string
  onLogged?: () => void
}

/** Yesterday's side effects not logged today, deduplicated. */
function missingToday(effects: readonly SideEffect[], now: number, timeZone: string): SideEffect[] {
  const today = dayOf(now, timeZone)
  const on = (day: string) =>
    effects.filter(({ startedAt }) => dayOf(Date.parse(startedAt), timeZone) === day)
  const here = new Set(on(today).map(({ name }) => name))
  const before = new Map(on(addDays(today, -1)).map((effect) => [effect.name, effect]))
  return [...before.values()].filter(({ name, severity }) => severity > 0 && !here.has(name))
}

function RepeatOne({ effect, onLogged }: { effect: SideEffect } & Pick<RepeatProps, 'onLogged'>) {
  const showToast = useLoggedToast()
  const { store, isPending } = useLogSideEffect({
    onSuccess: (logged) => {
      showToast(logged)
      onLogged?.()
    },
    onError: (error) => {
      toast({ title: 'We couldn’t log it', description: reasonText(error), variant: 'destructive' })
    },
  })
  const { name, severity, userPeptideId } = effect
  const again = () =>
    store({ name, severity, userPeptideId, startedAt: new Date(serverNow()).toISOString() }, { input: name })
  return (
    <Button variant="tinted" size="sm" onClick={again} pending={isPending}>
      <Repeat2 className="size-4" aria-hidden="true" />
      {name}
    </Button>
  )
}

/** Logs yesterday's side effects again, one tap each. */
export function RepeatYesterday({ effects, timeZone, onLogged }: RepeatProps) {
  const missing = missingToday(effects, serverNow(), timeZone)
  if (missing.length === 0) return null
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm font-semibold">Same as yesterday</legend>
      <div className="flex flex-wrap gap-2">
        {missing.map((effect) => (
          <RepeatOne key={effect.name} effect={effect} onLogged={onLogged} />
        ))}
      </div>
    </fieldset>
  )
}
