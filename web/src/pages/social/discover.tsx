import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Discover } from '../../features/stacks/discover.tsx'
import { CreateStackDialog } from '../../features/stacks/stack-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { WithPlanColorSlots } from './with-plan-color-slots.tsx'

export default function DiscoverTab() {
  const [creating, setCreating] = useState(false)
  return (
    <WithPlanColorSlots>
      <Discover
        create={
          <Button onClick={() => setCreating(true)}>
            <Plus className="size-5" aria-hidden="true" />
            Create Stack
          </Button>
        }
      />
      <CreateStackDialog open={creating} onOpenChange={setCreating} />
    </WithPlanColorSlots>
  )
}
