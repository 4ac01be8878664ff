import { passageKinds } from '@pepwell/domain/library/library'
import { z } from 'zod'
import { call } from '../call.ts'
import { pageSize, requiredText } from '../fields.ts'
import * as calls from './library.calls.ts'

/** A library passage, verbatim. */
export const LibraryPassage = z.object({
  key: z.string(),
  /** 'emergency' for first steps, instead of the passages or before them */
  kind: z.enum([...passageKinds, 'emergency']),
  title: z.string(),
  heading: z.string(),
  body: z.string(),
  /** its address in the app */
  address: z.string(),
  /** the body in pieces, with the matching ones marked */
  quote: z.array(z.object({ text: z.string(), found: z.boolean() })),
})
export type LibraryPassage = z.output<typeof LibraryPassage>

export const searchLibrary = call(calls.searchLibrary, {
  summary:
    'Search catalog, cards, guidelines and answers for a question, best first; in an emergency, first steps come first',
  query: z.object({
    question: requiredText(200, 'Please enter a question'),
    limit: pageSize({ max: 20, defaultSize: 8, things: 'passages' }),
  }),
  reply: z.array(LibraryPassage),
})
