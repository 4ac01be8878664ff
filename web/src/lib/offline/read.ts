import type { CallReply, DeclaredAddress } from '@pepwell/contract/call'
import { type ApiArguments, addressOf, api, isNetworkFailure, isSignedOut, type Transport } from '../api.ts'
import { serverNow } from '../clock.ts'
import { lineIsThere } from './line.ts'

/** What the server said, by its address, until it is kept. */
export const heard = new Map<string, { answer: unknown; at: number }>()

/** Who keeps what is read on this device. */
interface Keeper {
  /** something was heard that is worth keeping */
  hear: () => void
  /** what was kept for an address of a call; throws the error where it says something else, or there is nothing */
  instead: (call: DeclaredAddress, address: string, error: unknown) => Promise<unknown>
}

let keeper: Keeper | undefined

/** From here on what is read is kept. */
export const keepWith = (next: Keeper | undefined): void => {
  keeper = next
}

/** Has answers kept that were asked for, or came with a member's page. */
export function hear(answers: Iterable<readonly [address: string, answer: unknown]>): void {
  if (!keeper) return
  const at = serverNow()
  for (const [address, answer] of answers) heard.set(address, { answer, at })
  keeper.hear()
}

/** What operators see of others stays on no device. */
const isKept = ({ providesTags: shows, access }: DeclaredAddress): boolean =>
  shows !== undefined && access !== 'admin'

/**
 * What a screen is drawn from: what the server says, or, where nothing reaches it, what it said here last.
 * @throws as {@link api} does
 */
export async function read<C extends DeclaredAddress>(
  call: C,
  input?: ApiArguments<C>[0],
  transport?: Transport,
): Promise<CallReply<C>> {
  const address = addressOf(call.path, input as Parameters<typeof addressOf>[1])
  try {
    const answer = await api(call, input, transport)
    lineIsThere()
    if (isKept(call)) hear([[address, answer]])
    return answer
  } catch (error) {
    const isAboutKept = isNetworkFailure(error) || isSignedOut(error)
    if (!keeper || !isKept(call) || !isAboutKept) throw error
    return keeper.instead(call, address, error) as Promise<CallReply<C>>
  }
}
