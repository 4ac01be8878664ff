import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { layersHere } from '../../ui/layers.ts'

/** The address of the conversations. */
export const CHAT = '/social?tab=chat'

const roomIn = (list: string, roomId: number): string =>
  `${list}${list.includes('?') ? '&' : '?'}room=${roomId}`

/** The address of one conversation. */
export const roomAddress = (roomId: number): string => roomIn(CHAT, roomId)

/**
 * The open room as part of the address: on phones a page of its own with a way back.
 * @param list the list's address
 */
export function useRoomPlace(list: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const open = params.get('room')
  const isFromList = Boolean(state?.isFromList)
  const leave = useCallback(
    () => void (isFromList ? navigate(-1 - layersHere()) : navigate(list, { replace: true })),
    [navigate, isFromList, list],
  )
  const linkTo = (roomId: number) => ({
    to: roomIn(list, roomId),
    replace: open !== null,
    state: open === null ? { isFromList: true } : state,
  })
  return { open, leave, linkTo }
}

export type RoomPlace = ReturnType<typeof useRoomPlace>
