import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Where a room is looked at. */
export const roomAddress = (roomId: number | string): string => `/social?tab=chat&room=${roomId}`

const LIST = '/social?tab=chat'

/** The open room stands in the address: on a phone it is a place of its own, and the way back leads to the list. */
export function useRoomPlace() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const open = params.get('room')
  const isFromList = Boolean(state?.isFromList)
  const leave = useCallback(
    () => void (isFromList ? navigate(-1) : navigate(LIST, { replace: true })),
    [navigate, isFromList],
  )
  /** How a link in the list leads to a room: from one room to another is no step that one goes back. */
  const link = { replace: open !== null, state: open === null ? { isFromList: true } : state }
  return { open, leave, link }
}
