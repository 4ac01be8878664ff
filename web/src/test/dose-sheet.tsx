import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { recentDosesQuery } from '../features/doses/doses.api.ts'
import { DoseSheet, type DoseSheetProps } from '../features/doses/sheet/dose-sheet.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import { remindersQuery } from '../features/reminders/reminders.api.ts'
import { type Opening, openDialogAlone } from './open-dialog.tsx'
import { aDose } from './regimen.ts'
import { server } from './server.ts'
import { aUser } from './users.ts'
// Preloads the dialog's form, so that tests don't time out waiting for it.
import '../features/doses/sheet/sheet-form.tsx'

type Choices = Pick<DoseSheetProps, 'entryPoint' | 'entryId' | 'amount' | 'settles'>

/** Opens the dose sheet for a person through one of its entry points, ready for input. */
export async function openDoseSheet({
  timeZone = 'America/New_York',
  ...choices
}: Choices & { timeZone?: string }) {
  const OfDose = (props: Opening) => {
    const [plan, doses] = [useQuery(planQuery), useQuery(recentDosesQuery)]
    const known = { plan, doses, reminders: useQuery(remindersQuery), timeZone }
    return <DoseSheet {...props} {...choices} {...known} />
  }
  const page = await openDialogAlone(OfDose, aUser({ timeZone }))
  await screen.findByLabelText('Dose')
  return page
}

/** Queries within the open dialog. */
export const dialog = () => within(screen.getByRole('dialog'))

type Answer = (id: number) => Response | Promise<Response>

/** Stores requests like the server. */
export const stored: Answer = (id) => HttpResponse.json({ ...aDose({ id }), warnings: [] }, { status: 201 })

/** Answers posted doses in order; the last answer repeats. @returns the request bodies */
export function whenLogging(...answers: Answer[]): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post<never, Record<string, unknown>>('/api/dosage-logs', async ({ request }) => {
      sent.push(await request.json())
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? stored
      return answer(500 + sent.length)
    }),
  )
  return sent
}
