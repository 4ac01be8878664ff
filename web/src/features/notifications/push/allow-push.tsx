import { useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { channelsQuery } from '../settings/settings.api.ts'
import { usePush } from './use-push.ts'

/** Turns on push for this device if no device has it; renders nothing if the browser can't. */
export default function AllowPush({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { state, target, change } = usePush(userId, () => void client.invalidateQueries(channelsQuery))
  if (state !== 'off') return null
  return (
    <div className="px-4 pt-1 pb-3">
      <Button variant="tinted" className="w-full" pending={target !== undefined} onClick={() => change(true)}>
        <BellRing className="size-5" aria-hidden="true" />
        Allow push on this device
      </Button>
    </div>
  )
}
