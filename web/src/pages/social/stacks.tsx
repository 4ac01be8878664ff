import { useState } from 'react'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { MyStacks } from '../../features/stacks/my-stacks.tsx'
import { CreateStackDialog } from '../../features/stacks/stack-dialog.tsx'
import { WithPlanHues } from './with-plan-hues.tsx'

export default function StacksTab() {
  const { user } = useCurrentUser()
  const [creating, setCreating] = useState(false)
  return (
    <WithPlanHues>
      {user && <MyStacks timeZone={user.timeZone} onCreate={() => setCreating(true)} />}
      <CreateStackDialog open={creating} onOpenChange={setCreating} />
    </WithPlanHues>
  )
}
