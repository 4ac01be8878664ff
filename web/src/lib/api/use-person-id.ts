import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import { QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import { keyOf } from './use-call.ts'

/** The signed-in user's id, if already fetched. */
export const usePersonId = (): string | undefined =>
  useContext(QueryClientContext)?.getQueryData<CurrentUser | null>(keyOf(currentUser))?.id
