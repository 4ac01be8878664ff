import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userCheck } from '../../features/accounts/current-user.ts'
import { doseList } from '../../features/doses/doses.api.ts'
import { inboxKey, shownElsewhere } from '../../features/notifications/inbox/inbox.api.ts'
import { planList } from '../../features/plan/plan.api.ts'
import type { LiveListener } from '../../lib/live.ts'
import { keyOf } from '../../lib/use-call.ts'

/** Fetches again what is shown; an answer that is under way may have left before the news, so it is not the last. */
async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isUnderWay = client.isFetching({ queryKey }) > 0
  await client.invalidateQueries({ queryKey })
  if (isUnderWay) await client.invalidateQueries({ queryKey })
}

/** What other pages of the same person change: a dose that was logged on the phone is not asked for on the desktop. */
const everything = [inboxKey, ...[...shownElsewhere, doseList, planList].map((call) => keyOf(call))]

/** Keeps the live connection while somebody is signed in, and looks again where it says so. */
export function useLive(userId: string, ready: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!ready) return
    const lookAgain = (keys: readonly QueryKey[]) => {
      for (const queryKey of keys) void refresh(client, queryKey)
    }
    const listener: LiveListener = {
      // At first the page itself has only just been fetched.
      onConnected: (mayHaveMissed) => lookAgain(mayHaveMissed ? everything : [inboxKey]),
      onEvent: ({ type }) => type === 'new_notification' && lookAgain(everything),
      onDoubt: () => void refresh(client, keyOf(userCheck)),
    }
    let close: (() => void) | undefined
    let isOver = false
    // Should it not arrive, the inbox is as fresh as when it was last opened.
    import('../../lib/live.ts').then(
      ({ openLive }) => {
        if (!isOver) close = openLive(userId, listener)
      },
      () => {},
    )
    return () => {
      isOver = true
      close?.()
    }
  }, [client, userId, ready])
}
