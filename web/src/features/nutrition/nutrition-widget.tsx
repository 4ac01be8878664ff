import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { waterUnitFor } from '@pepwell/domain/nutrition/water'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { DiaryDialog } from './diary/diary-dialog.tsx'
import { LogFoodDialog, preloadFoodForm } from './log/log-food-dialog.tsx'
import type { LogStart } from './log/log-start.ts'
import { targetsQuery } from './nutrition.api.ts'
import { QueuedFoods } from './queued-foods.tsx'
import { useFoods } from './use-foods.ts'
import { WaterCounter } from './water/water-counter.tsx'
import { Today } from './widget/today.tsx'
import { TodaySkeleton } from './widget/today-skeleton.tsx'

function TodayOf({ user, onLog }: { user: CurrentUser; onLog: (start: LogStart) => void }) {
  const today = useToday(user.timeZone)
  const logs = useFoods(today, today)
  const targets = useQuery(targetsQuery)
  if (logs.data && targets.data) {
    return (
      <Today logs={logs.data} targets={targets.data} user={user} onAdd={(meal) => onLog({ meal })}>
        <WaterCounter
          key={today}
          day={today}
          unit={waterUnitFor(user.weightUnit)}
          target={targets.data.water}
          className="mt-4 rounded-2xl bg-sunken p-4"
        />
      </Today>
    )
  }
  const failed = [logs, targets].find(({ isError }) => isError)
  if (!failed) return <TodaySkeleton />
  return (
    <ErrorState
      title="We couldn’t load your nutrition"
      className="border-0 shadow-none"
      error={failed.error}
      onRetry={() => {
        if (logs.isError) void logs.refetch()
        if (targets.isError) void targets.refetch()
      }}
      retrying={failed.isFetching}
    />
  )
}

/** Today's food on the dashboard, with buttons to log and to open the diary. */
export default function NutritionWidget({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const logging = useDialogAbout<LogStart>()
  const diary = useDialogAbout<undefined>()
  useEffect(preloadFoodForm, [])
  return (
    <Card as="section" aria-labelledby="daily-nutrition">
      <CardHeader
        action={
          <Button variant="tinted" size="sm" data-quick-action="food" onClick={() => logging.show({})}>
            <Plus className="size-4" aria-hidden="true" />
            Log Food
          </Button>
        }
      >
        <CardTitle id="daily-nutrition">Daily Nutrition</CardTitle>
      </CardHeader>
      <QueuedFoods timeZone={timeZone} />
      <TodayOf user={user} onLog={logging.show} />
      <Button variant="ghost" className="mt-3 w-full" onClick={() => diary.show(undefined)}>
        <BookOpen className="size-5" aria-hidden="true" />
        Open diary
      </Button>
      <DiaryDialog open={diary.open} onOpenChange={diary.onOpenChange} user={user} onAdd={logging.show} />
      <LogFoodDialog
        open={logging.open}
        onOpenChange={logging.onOpenChange}
        start={logging.subject}
        timeZone={timeZone}
        onAnother={logging.show}
      />
    </Card>
  )
}
