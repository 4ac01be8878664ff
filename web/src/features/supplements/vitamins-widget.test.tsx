import type { VitaminRecommendation } from '@pepwell/contract/vitamins/supplements'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aSupplementLog, serveSupplements } from '../../test/supplements-server.ts'
import { aUser } from '../../test/users.ts'
import VitaminsWidget from './vitamins-widget.tsx'
import './log/supplement-form.tsx'

const source = { name: 'NIH, Iron', url: 'https://ods.od.nih.gov/iron', checked: '2026-11-22' }

const vitamin = (changes: Partial<VitaminRecommendation> = {}): VitaminRecommendation => ({
  name: 'Vitamin D3',
  amount: 600,
  unit: 'IU',
  includesFood: true,
  upperLimit: 4000,
  limitsSupplementsOnly: false,
  reason: 'Few foods contain vitamin D.',
  cautions: [],
  ...changes,
})

const recommended = (...recommendations: VitaminRecommendation[]) => ({
  missing: [],
  withheld: null,
  noted: [],
  recommendations,
  leftOut: [],
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T02:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const show = () => renderPage(<VitaminsWidget user={aUser()} />, { user: aUser() })

test('shows each vitamin with amount, limit and reason', async () => {
  serveSupplements({
    vitamins: recommended(
      vitamin(),
      vitamin({
        name: 'Magnesium',
        amount: 350,
        unit: 'mg',
        upperLimit: 350,
        includesFood: false,
        limitsSupplementsOnly: true,
        cautions: [{ sentence: 'Ask first.', source }],
      }),
      vitamin({
        name: 'Multivitamin',
        amount: 1,
        unit: 'tablets',
        includesFood: false,
        upperLimit: null,
        cautions: [
          { sentence: 'Choose one.', source: { name: 'NIH, Zinc', url: source.url, checked: null } },
        ],
      }),
    ),
  })
  show()
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/600 IU a day.*Why\?.*Food included\. At most 4,000 IU\./)
  expect(rows[0]).toHaveTextContent('Few foods contain vitamin D.')
  expect(rows[1]).toHaveTextContent(/350 mg a day.*At most 350 mg from supplements\./)
  expect(rows[1]).toHaveTextContent('Ask first.Source: NIH, Iron, checked Nov 22, 2026')
  expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'NIH, Iron' })).toHaveAttribute(
    'href',
    'https://ods.od.nih.gov/iron',
  )
  expect(rows[2]).toHaveTextContent(/1 tablet a day(?! ·)/)
  expect(rows[2]).toHaveTextContent(/Choose one.Source: NIH, Zinc, not checked yet/)
  expect(screen.getByText(/Not medical advice/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'vitamin packages' })).toHaveAttribute('href', '/trusted-source')
})

test('one tap opens the dialog with name, amount and unit filled in', async () => {
  serveSupplements({ vitamins: recommended(vitamin()) })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Log Vitamin D3' }))
  expect(await screen.findByLabelText('Supplement')).toHaveValue('Vitamin D3')
  expect(screen.getByLabelText('Quantity')).toHaveValue('600')
  expect(screen.getByLabelText('Unit')).toHaveValue('IU')
})

test('marks what was taken today, but not yesterday', async () => {
  serveSupplements({
    vitamins: recommended(vitamin(), vitamin({ name: 'Zinc' })),
    logs: [
      aSupplementLog({ supplementName: 'vitamin d3' }),
      aSupplementLog({ id: 1, logDate: '2026-03-08' }),
    ],
  })
  show()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(await within(first as HTMLElement).findByText('Logged today')).toBeVisible()
  expect(second).not.toHaveTextContent('Logged today')
})

test('more than three are a tap away', async () => {
  serveSupplements({
    vitamins: recommended(...['A', 'B', 'C', 'D', 'E'].map((name) => vitamin({ name }))),
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Show all 5' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('shows the person’s note as a caution in their own words', async () => {
  serveSupplements({ vitamins: { ...recommended(vitamin()), noted: ['Kidney stones', 'Fish'] } })
  show()
  expect(await screen.findByText('Ask your clinician first')).toBeVisible()
  expect(screen.getByText(/You noted “Kidney stones” and “Fish”\./)).toBeVisible()
})

test('explains what a note excludes, with the source', async () => {
  const leftOut = [{ name: 'Iron', sentence: 'You store too much of it.', source }]
  serveSupplements({ vitamins: { ...recommended(vitamin()), leftOut } })
  show()
  const part = await screen.findByRole('region', { name: 'Left out because of your health notes' })
  expect(part).toHaveTextContent('Iron: You store too much of it.Source: NIH, Iron, checked Nov 22, 2026')
  expect(within(part).getByRole('link', { name: 'NIH, Iron' })).toBeVisible()
})

test('links to the profile without date of birth and gender', async () => {
  serveSupplements({ vitamins: { ...recommended(), missing: ['dateOfBirth', 'gender'] } })
  show()
  expect(await screen.findByText(/Please add your date of birth and gender\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/profile?tab=body')
})

test.each([
  ['under-19', 'These amounts are for adults'],
  ['pregnancy', 'Your amounts are different now'],
] as const)('%s: nothing is recommended, and it says why', async (withheld, title) => {
  serveSupplements({ vitamins: { ...recommended(), withheld } })
  show()
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('retries after a failure', async () => {
  serveSupplements({ vitamins: recommended(vitamin()) })
  server.use(http.get('/api/vitamin-recommendations', () => refusal(500, 'INTERNAL', 'no'), { once: true }))
  const { user } = show()
  expect(await screen.findByText('We couldn’t load your vitamins')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Vitamin D3')).toBeVisible()
})
