import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Outbox } from '../../lib/offline/outbox.ts'
import { queuedText } from '../../lib/offline/pending-writes.ts'
import { queueWith } from '../../lib/offline/queue-or-send.ts'
import { type ToastHandle, toast } from '../../ui/toast-store.ts'
import { loadDoublesOf } from './double-doses.ts'

type Owner = Pick<CurrentUser, 'id' | 'timeZone'>

/** Queues offline writes on this device. */
export function useOwnOutbox({ id, timeZone }: Owner): void {
  const client = useQueryClient()
  useEffect(() => loadDoublesOf(id), [id])
  useEffect(() => {
    let opening: Promise<Outbox> | undefined
    let isLeft = false
    let shownToast: ToastHandle | undefined
    const onSent = () => shownToast?.dismiss()
    const open = () => {
      opening ??= import('./open-outbox.ts').then(({ openOutbox }) =>
        openOutbox(client, { id, timeZone }, onSent),
      )
      return opening
    }
    queueWith(async (...write) => {
      const outbox = await open().catch(() => undefined)
      const isKept = (await outbox?.keep(...write)) ?? false
      if (isKept) shownToast = toast({ title: queuedText() })
      return isKept
    })
    // Optional: without this code nothing is queued, and queued writes wait for another visit.
    open()
      .then(({ begin }) => (isLeft ? undefined : begin()))
      .catch(() => {})
    return () => {
      isLeft = true
      opening?.then((outbox) => outbox.close()).catch(() => {})
      queueWith(undefined)
    }
  }, [client, id, timeZone])
}
