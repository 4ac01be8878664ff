import type { CurrentUser } from '@pepwell/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lookAgain } from '../../lib/look-again.ts'
import { lineIsGone, useLine } from '../../lib/offline/line.ts'
import { keepFor, keptFor } from '../../lib/offline/owner.ts'

const load = () => import('../../lib/offline/kept.ts')

/** A browser that says it is online may be wrong: so often it is looked into. */
const LOOK_MS = 5000

/** Whose answers are kept from here on; those of whoever was here before go. */
function useOwner(id: string, ready: boolean): void {
  useEffect(() => keepFor(id), [id])
  useEffect(() => {
    if (!ready || keptFor() !== id) return
    load()
      .then(({ keepOnlyOf }) => keepOnlyOf(id))
      .catch(() => {})
  }, [id, ready])
}

/** Notices that the line goes and comes. What is shown is fetched again when it is back. */
export function useOwnLine({ id }: Pick<CurrentUser, 'id'>, ready: boolean) {
  const client = useQueryClient()
  const line = useLine()
  useOwner(id, ready)
  useEffect(() => {
    window.addEventListener('offline', lineIsGone)
    return () => window.removeEventListener('offline', lineIsGone)
  }, [])
  useEffect(() => {
    if (!line.isGone) return
    const look = async () => {
      if (!navigator.onLine) return
      const { isLineGone } = await load()
      if (!(await isLineGone())) void lookAgain(client)
    }
    const lookOnce = () => void look().catch(() => {})
    const timer = setInterval(lookOnce, LOOK_MS)
    window.addEventListener('online', lookOnce)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookOnce)
    }
  }, [client, line.isGone])
  return line
}
