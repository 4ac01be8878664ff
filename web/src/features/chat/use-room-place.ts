import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { layersHere } from '../../ui/layers.ts'

/** Where the own conversations are. */
export const CHAT = '/social?tab=chat'

const roomIn = (list: string, roomId: number): string =>
  `${list}${list.includes('?') ? '&' : '?'}room=${roomId}`

/** Where an own conversation is looked at. */
export const roomAddress = (roomId: number): string => roomIn(CHAT, roomId)

/**
 * The open room stands in the address: on a phone it is a place of its own, and the way back leads to the list.
 * @param list the address of the list
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
  /** How a link leads to a room: from one room to another is no step that one goes back. */
  const linkTo = (roomId: number) => ({
    to: roomIn(list, roomId),
    replace: open !== null,
    state: open === null ? { isFromList: true } : state,
  })
  return { open, leave, linkTo }
}

export type RoomPlace = ReturnType<typeof useRoomPlace>
