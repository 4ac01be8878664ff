import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { Target } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { kcalText } from '../figures.ts'
import { TargetsDialog } from './targets-dialog.tsx'

function TargetSource({
  targets: { calories, caloriesOwn, caloriesAssumed },
}: {
  targets: NutritionTargets
}) {
  if (caloriesOwn) return 'You set this calorie target.'
  if (!caloriesAssumed) return 'Based on a moderately active day, not on your goal weight.'
  return (
    <Link to="/profile?tab=body" className="text-accent-ink underline underline-offset-4">
      Based on {kcalText(calories)} until your profile is complete
    </Link>
  )
}

/** The source of the calorie target, with a button to edit the targets. */
export function TargetLine({ user, targets }: { user: CurrentUser; targets: NutritionTargets }) {
  const dialog = useDialogAbout<undefined>()
  return (
    <div className="mt-3 flex min-h-11 items-center justify-between gap-3">
      <p className="text-sm text-soft">
        <TargetSource targets={targets} />
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-2 whitespace-nowrap"
        onClick={() => dialog.show(undefined)}
      >
        <Target className="size-4" aria-hidden="true" />
        Your targets
      </Button>
      <TargetsDialog open={dialog.open} onOpenChange={dialog.onOpenChange} user={user} targets={targets} />
    </div>
  )
}
