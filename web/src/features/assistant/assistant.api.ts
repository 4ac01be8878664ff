import type { LibraryPassage } from '@pepwell/contract/library'
import { searchLibrary } from '@pepwell/contract/library.calls'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../lib/use-call.ts'

export type { LibraryPassage }

/** What the library says to a question. The answers to the one before stay until they are here. */
export const passagesQuery = (question: string) => ({
  ...queryOf(searchLibrary, { query: { question } }),
  placeholderData: keepPreviousData,
})
