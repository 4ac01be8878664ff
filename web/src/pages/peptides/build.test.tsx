import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { anEntry, aPeptide } from '../../test/regimen.ts'
import { refusal, serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aCartLine } from '../../test/shop.ts'
import { aSuggestedStack, aSuggestion, serveStackBuilder } from '../../test/stack-builder-server.ts'
import { serveStacks } from '../../test/stacks-server.ts'
import { aUser } from '../../test/users.ts'
import Build from './build.tsx'
import ForYourDoctor from './for-your-doctor.tsx'

function open({ plan = [anEntry()] }: { plan?: ReturnType<typeof anEntry>[] } = {}) {
  const regimen = serveRegimen({ peptides: [aPeptide(), aPeptide({ id: 2, name: 'TB-500' })], plan })
  const page = renderPage(
    <Routes>
      <Route path="/peptides/build" element={<Build />} />
      <Route path="/peptides/build/for-your-doctor" element={<ForYourDoctor />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: '/peptides/build', user: aUser() },
  )
  const generate = () => page.user.click(screen.getByRole('button', { name: 'Generate Stack' }))
  const fill = async () => {
    await page.user.click(await screen.findByRole('checkbox', { name: 'Recovery' }))
    await page.user.click(screen.getByRole('radio', { name: 'Intermediate' }))
    await page.user.click(screen.getByRole('radio', { name: '1-3 months' }))
    await generate()
  }
  const option = async (name: string) => within(await screen.findByRole('region', { name }))
  return { ...page, regimen, generate, fill, option }
}

const other = aSuggestion({ peptideId: 2, name: 'TB-500', dose: '2 mg', frequency: '2x per week' })

test('discloses what was sent to a language model', async () => {
  serveStackBuilder({
    currentStack: aSuggestedStack(),
    newStack: aSuggestedStack(),
    sentTo: 'api.example.com',
  })
  const { fill } = open({ plan: [] })
  await fill()
  expect(await screen.findByText(/^We sent the reasoning to api.example.com/)).toBeVisible()
})

describe('the form', () => {
  test('names missing fields and shows an existing plan', async () => {
    const asked = serveStackBuilder()
    const { generate } = open()
    expect(await screen.findByLabelText('Current Peptides')).toHaveValue('BPC-157 (250 mcg, Daily)')
    expect(screen.getByLabelText('Current Peptides')).toHaveAttribute('readonly')
    await generate()
    for (const message of [
      'Please select at least one goal',
      'Please select your experience level',
      'Please select your timeline',
    ])
      expect(await screen.findByText(message)).toBeVisible()
    expect(asked).toEqual([])
  })

  test('asks for the weight-loss peptide when losing weight is a goal', async () => {
    const asked = serveStackBuilder()
    const { user, fill, generate } = open({ plan: [] })
    await user.click(await screen.findByRole('checkbox', { name: 'Weight loss' }))
    expect(screen.queryByLabelText('Current Peptides')).not.toBeInTheDocument()
    await fill()
    expect(
      await screen.findByText('Please select a weight loss peptide when weight loss is chosen as a goal'),
    ).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Tirzepatide' }))
    await generate()
    expect(await screen.findByText('Stack recommendations generated successfully!')).toBeVisible()
    expect(asked).toEqual([
      {
        goals: ['weight-loss', 'recovery'],
        weightLossPeptide: 'tirzepatide',
        currentPeptides: '',
        experienceLevel: 'intermediate',
        timeline: '1-3 months',
      },
    ])
  })

  test('keeps the input on failure and says why', async () => {
    const { fill } = open()
    server.use(http.post('/api/generate-stack', () => refusal(429, 'RATE_LIMITED', 'Slow down, please.')))
    await fill()
    expect(
      await screen.findByText('Failed to generate stack recommendations: Slow down, please.'),
    ).toHaveRole('alert')
    expect(screen.getByRole('checkbox', { name: 'Recovery' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Intermediate' })).toBeChecked()
  })
})

describe('unsent choices', () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

  test('survive a reload until sent or discarded', async () => {
    serveStackBuilder()
    const first = open()
    await first.user.click(await screen.findByRole('checkbox', { name: 'Recovery' }))
    first.unmount()
    const again = open()
    expect(await screen.findByText('Draft saved')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Recovery' })).toBeChecked()
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('checkbox', { name: 'Recovery' })).not.toBeChecked()
    await again.fill()
    await again.option('Your stacks')
    expect(drafts()).toEqual([])
  })

  test('survive a failure', async () => {
    const first = open()
    server.use(http.post('/api/generate-stack', () => refusal(429, 'RATE_LIMITED', 'Slow down, please.')))
    await first.fill()
    await screen.findByText(/Slow down, please/)
    await first.user.click(screen.getByRole('checkbox', { name: 'Weight loss' }))
    first.unmount()
    open()
    expect(await screen.findByRole('checkbox', { name: 'Recovery' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Weight loss' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Intermediate' })).toBeChecked()
  })
})

describe('the results', () => {
  test('follow a wait with reasons and sources, and link back to the form', async () => {
    serveStackBuilder()
    const { user, fill, option } = open()
    const reply = Promise.withResolvers<void>()
    server.use(
      http.post('/api/generate-stack', async () => {
        await reply.promise
        return undefined
      }),
    )
    await fill()
    expect(await screen.findByText('Generating your stacks')).toBeInTheDocument()
    reply.resolve()
    const current = await option('Current Stack')
    for (const text of ['It is about recovery.', 'BPC-157', '250 mcg', 'Early evidence in people'])
      expect(current.getByText(text)).toBeVisible()
    expect(current.getByText('It may help tendons.')).toBeVisible()
    expect(current.getByText(/Not with pancreatitis\./)).toBeVisible()
    for (const link of current.getAllByRole('link', { name: 'A label, checked Nov 22, 2026' }))
      expect(link).toHaveAttribute('href', 'https://example.org/label')
    expect((await option('New Stack')).getByText('From scratch then.')).toBeVisible()
    expect(screen.getByText(/Not medical advice\. For research use only\./)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your stacks' })).toHaveFocus())
    await user.click(current.getByRole('button', { name: 'Information about BPC-157' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Generate New Stack' }))
    expect(await screen.findByRole('checkbox', { name: 'Recovery' })).toBeChecked()
  })

  test('add missing peptides to the plan after their doses were reviewed', async () => {
    const newStack = aSuggestedStack({ peptides: [aSuggestion(), other] })
    serveStackBuilder({ currentStack: aSuggestedStack(), newStack })
    const { user, fill, option, regimen } = open()
    const sent: unknown[] = []
    server.use(
      http.post('/api/user-peptides', async ({ request }) => {
        sent.push(await request.json())
        regimen.plan = [...regimen.plan, anEntry({ id: 12, peptideId: 2 })]
        return HttpResponse.json(anEntry(), { status: 201 })
      }),
    )
    await fill()
    expect((await option('Current Stack')).queryByRole('button', { name: 'Add to plan' })).toBeNull()
    await user.click((await option('New Stack')).getByRole('button', { name: 'Add to plan' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Add this peptide to your plan?' }),
    )
    expect(question.getByText(/2 mg, 2x per week/)).toBeVisible()
    expect(question.getByText(/^It starts today\. Check the dose with your prescriber/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: 'Add to plan' }))
    expect(await screen.findByText('TB-500 added to your plan successfully!')).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({
        peptideId: 2,
        currentDose: '2 mg',
        frequency: '2x per week',
        notes: null,
        status: 'active',
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        isPersonal: false,
      }),
    ])
  })

  test('can be retried when adding failed, and existing entries are fine', async () => {
    serveStackBuilder({ currentStack: aSuggestedStack(), newStack: aSuggestedStack({ peptides: [other] }) })
    const { user, fill, option } = open({ plan: [] })
    server.use(http.post('/api/user-peptides', () => HttpResponse.error(), { once: true }))
    await fill()
    await user.click((await option('New Stack')).getByRole('button', { name: 'Add to plan' }))
    const add = () =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Add to plan' }))
    await add()
    expect(await screen.findByText('Failed to add stack to plan. Please try again.')).toBeVisible()
    server.use(http.post('/api/user-peptides', () => refusal(409, 'ALREADY_IN_PLAN', 'It is in your plan.')))
    await add()
    expect(await screen.findByText('TB-500 added to your plan successfully!')).toBeVisible()
  })

  test('skip a failing peptide with a reason and add the others, including doses in words', async () => {
    const deleted = aSuggestion({ peptideId: 3, name: 'GHK-Cu' })
    const inWords = { ...other, dose: 'As its label says' }
    const newStack = aSuggestedStack({ peptides: [deleted, inWords] })
    serveStackBuilder({ currentStack: aSuggestedStack(), newStack })
    const { user, fill, option } = open()
    const sent: unknown[] = []
    const warnings = [{ code: 'NO_UNIT' as const, message: 'Nothing of it could be checked.' }]
    server.use(
      http.post<never, { peptideId: number; currentDose: string }>(
        '/api/user-peptides',
        async ({ request }) => {
          const body = await request.json()
          sent.push(body.currentDose)
          if (body.peptideId === 3) return refusal(404, 'PEPTIDE_NOT_FOUND', 'This peptide is not available.')
          return HttpResponse.json({ ...anEntry(), warnings }, { status: 201 })
        },
      ),
    )
    await fill()
    await user.click((await option('New Stack')).getByRole('button', { name: 'Add to plan' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByText(/As its label says, 2x per week/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Add to plan' }))
    expect(await screen.findByText('TB-500 added to your plan successfully!')).toBeVisible()
    expect(screen.getByText('GHK-Cu was not added. This peptide is not available.')).toBeVisible()
    expect(screen.getByText('TB-500: Nothing of it could be checked.')).toBeVisible()
    expect(sent).toEqual(['250 mcg', 'As its label says'])
  })

  test('go into the cart and into your own stacks', async () => {
    serveStackBuilder()
    const { written } = serveStacks()
    const { user, fill, option } = open()
    server.use(http.post('/api/cart', () => HttpResponse.json(aCartLine(), { status: 201 })))
    await fill()
    const current = await option('Current Stack')
    await user.click(current.getByRole('button', { name: 'Save as my stack' }))
    expect(await screen.findByText('Stack created successfully!')).toBeVisible()
    const items = [{ peptideId: 1, dose: '250 mcg', frequency: 'Daily' }]
    expect(written).toEqual([
      ['POST stacks', { name: 'Current Stack', isPublic: false, items, clientId: expect.any(String) }],
    ])
    await user.click(current.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Added one peptide to your cart')).toBeVisible()
  })

  test('are on a page for the doctor, and still there on going back', async () => {
    serveStackBuilder()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user, fill, option } = open()
    await fill()
    await user.click((await option('New Stack')).getByRole('link', { name: 'Show your doctor' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'New Stack' })).toBeVisible()
    expect(screen.getByText(/Ada Byron/)).toBeVisible()
    expect(screen.getByText('Suggested by Pepwell.')).toBeVisible()
    expect(screen.queryByText(/prescribed/)).not.toBeInTheDocument()
    expect(screen.getByText('From scratch then.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Back to the stacks' }))
    expect((await option('Current Stack')).getByText('It is about recovery.')).toBeVisible()
  })
})

test('the doctor’s page says only that the person entered the plan’s peptides', async () => {
  const planned = aSuggestion({ peptideId: 2, name: 'Semaglutide', isInPlan: true, grade: null })
  const suggested = aSuggestion({ name: 'GHK-Cu', isInPlan: false })
  const otherDose = aSuggestion({ peptideId: 3, name: 'BPC-157', isInPlan: true, grade: 'early' })
  serveStackBuilder({
    currentStack: aSuggestedStack({ peptides: [planned, suggested, otherDose] }),
    newStack: aSuggestedStack(),
  })
  const { user, fill, option } = open()
  await fill()
  await user.click((await option('Current Stack')).getByRole('link', { name: 'Show your doctor' }))
  const sentence = await screen.findByText('From my own plan, entered by me.')
  expect(sentence.parentElement).toHaveTextContent('From my own plan, entered by me. Semaglutide.')
  expect(screen.getByText('Suggested by Pepwell.').parentElement).toHaveTextContent('GHK-Cu and BPC-157.')
  expect(screen.queryByText(/prescribed/)).not.toBeInTheDocument()
})

test('without a stack, the doctor’s page links to building one', () => {
  renderPage(<ForYourDoctor />, { user: aUser() })
  expect(screen.getByText('Nothing to print yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Build a Stack' })).toHaveAttribute('href', '/peptides/build')
})
