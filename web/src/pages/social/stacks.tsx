import { useState } from 'react'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { MyStacks } from '../../features/stacks/my-stacks.tsx'
import { CreateStackDialog } from '../../features/stacks/stack-dialog.tsx'
import { WithPlanColorSlots } from './with-plan-color-slots.tsx'

export default function StacksTab() {
  const { user } = useCurrentUser()
  const [creating, setCreating] = useState(false)
  return (
    <WithPlanColorSlots>
      {user && <MyStacks timeZone={user.timeZone} onCreate={() => setCreating(true)} />}
      <CreateStackDialog open={creating} onOpenChange={setCreating} />
    </WithPlanColorSlots>
  )
}
