import type { SuggestedPeptide, SuggestedStack } from '@pepwell/contract/stacks/stack-builder'
import { HttpResponse, http } from 'msw'
import type { SuggestedStacks } from '../features/stack-builder/stack-builder.api.ts'
import { server } from './server.ts'

const source = { name: 'A label', url: 'https://example.org/label', checked: '2026-11-22' }

export const aSuggestion = (changes: Partial<SuggestedPeptide> = {}): SuggestedPeptide => ({
  peptideId: 1,
  name: 'BPC-157',
  dose: '250 mcg',
  frequency: 'Daily',
  reason: 'It may help tendons.',
  evidence: 'Animal studies only.',
  grade: 'early',
  isInPlan: false,
  cautions: [],
  sources: [source],
  ...changes,
})

export const aSuggestedStack = (changes: Partial<SuggestedStack> = {}): SuggestedStack => ({
  peptides: [aSuggestion()],
  leftOut: [{ name: 'Semaglutide', sentence: 'Not with pancreatitis.', source }],
  reasoning: 'It is about recovery.',
  ...changes,
})

/** A server that builds these stacks. @returns the requests */
export function serveStackBuilder(
  stacks: SuggestedStacks = {
    currentStack: aSuggestedStack(),
    newStack: aSuggestedStack({ reasoning: 'From scratch then.' }),
  },
) {
  const requests: unknown[] = []
  server.use(
    http.post('/api/generate-stack', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json(stacks)
    }),
  )
  return requests
}
