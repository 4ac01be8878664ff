import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { IN_ROOM } from '../chat-data.ts'
import { openAll, send } from '../chat-live.ts'

/** Messages while nothing is disturbed, and how long their last may take. */
const MESSAGES = 60
const PAUSE_MS = 50
const ARRIVING_MS = 4_000

/** Open pages of many people, in rooms of {@link IN_ROOM}. */
export async function openPages(url: string, people: number) {
  let arrived = 0
  let closed = 0
  const sockets: WebSocket[] = await openAll({ url }, people, () => {
    arrived++
  })
  for (const socket of sockets) socket.on('close', () => closed++)
  return {
    closed: () => closed,
    /** @returns the share of the deliveries that arrived */
    async talk(): Promise<number> {
      arrived = 0
      for (let n = 0; n < MESSAGES; n++) {
        const room = n % (people / IN_ROOM)
        await send({ url }, room + 1, room * IN_ROOM)
        await sleep(PAUSE_MS)
      }
      await sleep(ARRIVING_MS)
      return arrived / (MESSAGES * IN_ROOM)
    },
    end(): void {
      for (const socket of sockets) socket.terminate()
    },
  }
}
