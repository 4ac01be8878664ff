import type { StoredEntry } from '@pepwell/contract/plan/plan'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ToastHandle } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { remindersQuery } from '../reminders.api.ts'
import { followText } from './follow-words.ts'

/** Long enough to read the question and decide, in milliseconds. */
const TOAST_MS = 12_000

/** After a plan change, its toast asks whether the entry's reminders should follow, like their cards. */
export function useAskingToFollow() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async ({ id, warnings }: StoredEntry, said: ToastHandle) => {
    const reminders = await client.fetchQuery({ ...remindersQuery, staleTime: 0 }).catch(() => [])
    const asking = reminders.find(({ userPeptideId, planSays }) => userPeptideId === id && planSays)
    if (!asking?.planSays) return
    const onPress = () => void navigate('/reminders?tab=reminders', { state: { follows: asking.id } })
    said.update({
      ...warned(warnings, followText(asking.planSays)),
      duration: TOAST_MS,
      action: { label: 'Update', onPress },
    })
  }
}
