import type { CurrentUser } from '@pepwell/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateTags } from '../../lib/invalidate-tags.ts'
import { type Line, lineIsGone, useLine } from '../../lib/offline/line.ts'
import { keepFor } from '../../lib/offline/owner.ts'

const load = () => import('../../lib/offline/kept.ts')

/** Notices that the line goes and comes; what is shown is fetched again when it is back. From here on answers are kept for this person alone. */
export function useOwnLine({ id }: Pick<CurrentUser, 'id'>): Line {
  const client = useQueryClient()
  useEffect(() => keepFor(id), [id])
  useEffect(() => {
    if (!navigator.onLine) lineIsGone()
    window.addEventListener('offline', lineIsGone)
    return () => window.removeEventListener('offline', lineIsGone)
  }, [])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const work = async () => {
      const { keepHeard, keepOnlyOf, watchLine } = await load()
      if (isOver) return
      stop = watchLine(() => void invalidateTags(client))
      await keepOnlyOf(id)
      // What came before it was known for whom.
      await keepHeard(id)
    }
    // Without this code the page is as it was: it shows what the server says.
    work().catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [client, id])
  return useLine()
}
