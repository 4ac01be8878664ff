import { useSyncExternalStore } from 'react'
import { serverNow } from '../clock.ts'

/** How it stands with the way to the server. */
export interface Line {
  /** nothing reaches the server at the moment */
  isGone: boolean
  /** when it said last what is shown here, milliseconds since the epoch; unknown before it ever did */
  asOf: number | undefined
}

let line: Line = { isGone: false, asOf: undefined }
const listeners = new Set<() => void>()

/** Hears of every change. Answers what ends that. */
export function onLine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentLine = (): Line => line

function change(next: Line): void {
  const isSeen = next.isGone !== line.isGone || (next.isGone && next.asOf !== line.asOf)
  line = next
  if (isSeen) for (const listener of listeners) listener()
}

/** The server answered. */
export const lineIsThere = (): void => change({ isGone: false, asOf: serverNow() })

/** Nothing reaches the server. */
export const lineIsGone = (): void => change({ ...line, isGone: true })

/** Something is shown that the server said then. */
export const shownAsOf = (at: number): void => change({ ...line, asOf: Math.max(line.asOf ?? 0, at) })

/** The way to the server, as it changes. */
export const useLine = (): Line => useSyncExternalStore(onLine, currentLine, currentLine)
