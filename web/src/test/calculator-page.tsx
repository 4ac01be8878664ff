import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import CalculatorPage from '../pages/calculator.tsx'
import { aPeptide } from './regimen.ts'
import { serveRegimen } from './regimen-server.ts'
import { renderPage } from './render.tsx'
import { server } from './server.ts'
import { aUser } from './users.ts'

/** The calculator page for a person with this regimen, ready for input. */
export async function openCalculator(
  regimen: Parameters<typeof serveRegimen>[0] = {},
  changes: Parameters<typeof aUser>[0] = {},
) {
  const served = serveRegimen({ peptides: [aPeptide()], ...regimen })
  const page = renderPage(<CalculatorPage />, { path: '/calculator', user: aUser(changes) })
  await screen.findByLabelText('Peptide')
  return { ...page, served }
}

type Opened = Awaited<ReturnType<typeof openCalculator>>

/** A field by its label. */
export const field = (label: string | RegExp) => screen.getByLabelText(label)
/** Presses a button by its name. */
export const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }))

/** A choice of the dose's unit. */
const doseUnit = (unit: string) =>
  within(screen.getByRole('group', { name: 'Unit of the dose' })).getByRole('radio', { name: unit })

/** Replaces a field's text by typing. */
export async function retype(user: Opened['user'], label: string, text: string) {
  await user.clear(field(label))
  await user.type(field(label), text)
}

/** Fills in a vial and a dose of BPC-157. */
export async function fill({ user }: Opened, { vial = '5', dose = '250', unit = 'mcg' } = {}) {
  await user.selectOptions(field('Peptide'), 'BPC-157')
  await retype(user, 'Peptide in the vial (mg)', vial)
  await user.click(doseUnit(unit))
  await retype(user, `Desired dose (${unit})`, dose)
}

/** The value under a figure's label. */
export const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

/** The drawn syringe. */
export const syringe = () => screen.getByRole('img', { name: /insulin syringe/ })

/** Fakes the calculation calls. @returns the received bodies */
export function serveCalculations(answer: () => Response | Promise<Response>): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.post('/api/dosage-calculations', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}
