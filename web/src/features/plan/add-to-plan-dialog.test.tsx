import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDialogAlone } from '../../test/open-dialog.tsx'
import { anEntry } from '../../test/regimen.ts'
import { refusal } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'
import { AddToPlanDialog } from './add-to-plan-dialog.tsx'
import type { Plannable } from './plannable.ts'

const weekly: Plannable = {
  about: { peptideId: 1 },
  name: 'BPC-157',
  frequency: 'Weekly',
  recommendedDose: '2 mg weekly in trials.',
  label: null,
  peptideClass: null,
}

let sent: unknown[]

function whenAdding(answer: () => Response) {
  server.use(
    http.post('/api/user-peptides', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

async function openDialog(peptide: Plannable = weekly) {
  const page = await openDialogAlone((props) => (
    <AddToPlanDialog {...props} peptide={peptide} timeZone="America/New_York" onAdded={() => {}} />
  ))
  const dialog = within(screen.getByRole('dialog', { name: 'Add BPC-157 to your plan' }))
  // Loaded when the dialog opens.
  await dialog.findByLabelText('Current dose')
  const add = () => page.user.click(dialog.getByRole('button', { name: 'Add to plan' }))
  return { ...page, dialog, add }
}

describe('the form', () => {
  test('offers schedule and day, never a dose, which is only shown as reference', async () => {
    const { dialog } = await openDialog()
    expect(dialog.getByLabelText('Current dose')).toHaveValue('')
    expect(dialog.getByLabelText('Current dose')).toHaveAccessibleDescription(/2 mg weekly in trials\./)
    expect(dialog.getByLabelText('Frequency')).toHaveValue('Weekly')
    expect(dialog.getByLabelText('First dose')).toHaveValue('2026-03-09')
  })

  test('folds a long typical dose, which stays the description of the field', async () => {
    const recommendedDose = `${'0.25 mg weekly for 4 weeks, then more. '.repeat(4)}Maximum 2.4 mg.`
    const { user, dialog } = await openDialog({ ...weekly, recommendedDose })
    const typical = dialog.getByRole('button', { name: /^Typical: 0\.25 mg/, expanded: false })
    expect(dialog.getByLabelText('Current dose')).toHaveAccessibleDescription(/Maximum 2\.4 mg\./)
    await user.click(typical)
    expect(typical).toHaveAttribute('aria-expanded', 'true')
  })

  test('leaves the schedule open without a typical one', async () => {
    const { dialog } = await openDialog({ ...weekly, frequency: '' })
    expect(dialog.getByLabelText('Frequency')).toHaveValue('')
    expect(dialog.queryByText('Frequency is required')).not.toBeInTheDocument()
  })

  test('asks about an ambiguous schedule and applies the answer', async () => {
    const { user, dialog } = await openDialog({ ...weekly, frequency: '' })
    await user.type(dialog.getByLabelText('Frequency'), 'Biweekly')
    expect(dialog.getByText('Which do you mean?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '2x per week' }))
    expect(dialog.getByLabelText('Frequency')).toHaveValue('2x per week')
    expect(dialog.getByText('Counted as 2 doses a week')).toBeVisible()
  })

  test('requires dose and frequency', async () => {
    const { user, dialog, add } = await openDialog()
    await user.clear(dialog.getByLabelText('Frequency'))
    await add()
    expect(await dialog.findByText('Current dose is required')).toHaveRole('alert')
    expect(dialog.getByText('Frequency is required')).toHaveRole('alert')
    expect(sent).toEqual([])
  })

  test.each([
    ['E3D', 'Counted as 1 dose every 3 days'],
    ['Mon/Wed/Fri', 'Counted as 3 doses a week: Mon, Wed, Fri'],
    ['5 on 2 off', 'Counted as a dose a day, 5 days on and 2 days off'],
    ['when it hurts', 'Not counted in Following Plan. Try “Every 3 days”, or set a reminder.'],
  ])('accepts any frequency, and shows how it read %j', async (frequency, sentence) => {
    const { user, dialog } = await openDialog()
    expect(dialog.getByText('Counted as 1 dose a week')).toBeVisible()
    await user.clear(dialog.getByLabelText('Frequency'))
    expect(dialog.queryByText(/[Cc]ounted/)).not.toBeInTheDocument()
    await user.type(dialog.getByLabelText('Frequency'), frequency)
    expect(dialog.getByText(sentence)).toBeVisible()
  })
})

describe('the dose', () => {
  const choose = ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, unit: string) =>
    user.click(dialog.getByRole('radio', { name: unit }))
  const amount = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('Current dose')

  test('is an amount and a unit, neither preselected', async () => {
    whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
    const page = await openDialog()
    const { user, dialog, add } = page
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual(
      Array(5).fill(false),
    )
    await user.type(amount(dialog), '0.5')
    await add()
    expect(await dialog.findByText('0.5 of what? Choose a unit.')).toHaveRole('alert')
    expect(sent).toEqual([])
    await choose(page, 'IU')
    await add()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ currentDose: '0.5 IU' })]))
  })

  test.each([
    ['1', 'tablets', '1 tablet', 'We can’t check "1 tablet" without its strength. How many mg is one?'],
    [
      'As its label says',
      'In words',
      'As its label says',
      'We can’t check "As its label says". Enter an amount with its unit, such as 0.5 mg.',
    ],
  ])('may be %s %s, with a warning', async (typed, unit, stored, warning) => {
    whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
    const { user, dialog, add } = await openDialog()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Other unit' }), unit)
    await user.type(amount(dialog), typed)
    expect(dialog.getByText(warning)).toBeVisible()
    await add()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ currentDose: stored })]))
  })

  test('keeps a frequency typed with it, so that both can be compared', async () => {
    whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
    const { user, dialog, add } = await openDialog()
    await user.type(amount(dialog), '1 mg daily')
    await user.tab()
    expect(amount(dialog)).toHaveValue('1 mg daily')
    expect(dialog.getByRole('radio', { name: 'mg' })).toBeChecked()
    await add()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ currentDose: '1 mg daily' })]))
  })

  test("is required when its number can't be parsed", async () => {
    const { user, dialog, add } = await openDialog()
    await user.type(amount(dialog), '1,250 mcg')
    await add()
    const problem = 'Is 1,250 1250 or 1.25? Type it without the separator.'
    expect(await dialog.findByText(problem)).toHaveRole('alert')
  })

  test('asks before another unit changes the amount', async () => {
    const page = await openDialog()
    const { user, dialog } = page
    await user.type(amount(dialog), '0.5')
    await choose(page, 'mg')
    await choose(page, 'mcg')
    expect(amount(dialog)).toHaveValue('0.5')
    expect(dialog.getByText('0.5 mg is 500 mcg. Use 500 mcg?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Use 500 mcg' }))
    expect(amount(dialog)).toHaveValue('500')
    expect(dialog.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(dialog.queryByText(/Use 500 mcg\?/)).not.toBeInTheDocument()
    await choose(page, 'IU')
    expect(dialog.queryByText(/Use/)).not.toBeInTheDocument()
  })

  test('says when it could not be checked', async () => {
    server.use(http.post('/api/user-peptides/preview-warnings', () => HttpResponse.error()))
    const { dialog } = await openDialog()
    const unchecked = 'We couldn’t check this against your profile.'
    expect(await dialog.findByText(unchecked, {}, { timeout: 10_000 })).toBeVisible()
  })

  test('above the maximum, or of a class already in the plan, warns before and after adding', async () => {
    const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
    const above =
      'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 4 mg a week.'
    const second = 'Semaglutide in your plan is a GLP-1 agonist too.'
    const previewed: unknown[] = []
    server.use(
      http.post('/api/user-peptides/preview-warnings', async ({ request }) => {
        const body = (await request.json()) as { currentDose: string }
        previewed.push(body)
        const dose = body.currentDose === '4 mg' ? [{ code: 'ABOVE_HIGHEST', message: above }] : []
        return HttpResponse.json({ warnings: [{ code: 'SAME_CLASS', message: second }, ...dose] })
      }),
    )
    whenAdding(() =>
      HttpResponse.json(anEntry({ warnings: [{ code: 'ABOVE_HIGHEST', message: above }] }), { status: 201 }),
    )
    const { user, dialog, add } = await openDialog({
      ...weekly,
      peptideClass: 'GLP-1 agonist',
      label: { highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source } },
    })
    expect(await dialog.findByText(second)).toBeVisible()
    await user.type(amount(dialog), '4 mg')
    expect(dialog.getByText(above)).toBeVisible()
    await waitFor(() => expect(previewed.at(-1)).toMatchObject({ currentDose: '4 mg' }))
    expect(dialog.getAllByText(above)).toHaveLength(1)
    await add()
    expect(await screen.findByText('BPC-157 added to your plan successfully!')).toBeVisible()
    expect(screen.getByText(above)).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ currentDose: '4 mg' })])
  })
})

describe('the end', () => {
  const day = (dialog: ReturnType<typeof within>, label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })

  test('is a day, or a length from the start', async () => {
    whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
    const { user, dialog, add } = await openDialog()
    await user.type(dialog.getByLabelText('Current dose'), '0.5 mg')
    expect(dialog.getByLabelText(/^End date/)).not.toBeVisible()
    await user.click(dialog.getByText('More'))
    await user.click(dialog.getByRole('button', { name: '4 weeks' }))
    expect(dialog.getByLabelText(/^End date/)).toHaveValue('2026-04-05')
    expect(dialog.getByRole('button', { name: '4 weeks' })).toHaveAttribute('aria-pressed', 'true')
    expect(dialog.getByText('Runs for 4 weeks.')).toBeVisible()
    day(dialog, /^End date/, '2026-03-20')
    expect(dialog.getByText('Runs for 12 days.')).toBeVisible()
    await add()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ endDate: '2026-03-20' })]))
  })

  test('pressing a length again clears it', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByText('More'))
    await user.click(dialog.getByRole('button', { name: '8 weeks' }))
    await user.click(dialog.getByRole('button', { name: '8 weeks' }))
    expect(dialog.getByLabelText(/^End date/)).toHaveValue('')
  })

  test("before the start shows an error at the field and isn't sent", async () => {
    const { user, dialog, add } = await openDialog()
    await user.type(dialog.getByLabelText('Current dose'), '0.5 mg')
    day(dialog, /^First dose/, '2026-03-20')
    day(dialog, /^End date/, '2026-03-19')
    await add()
    expect(await dialog.findByText('The end date must not be before the start date')).toHaveRole('alert')
    expect(dialog.getByLabelText(/^End date/)).toBeInvalid()
    expect(dialog.getByLabelText(/^End date/)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('shows the server’s error there too, once', async () => {
    const text = 'The end date must not be before the start date'
    whenAdding(() => refusal(400, 'END_BEFORE_START', text))
    const { user, dialog, add } = await openDialog()
    await user.type(dialog.getByLabelText('Current dose'), '0.5 mg')
    day(dialog, /^End date/, '2026-03-09')
    await add()
    expect(await dialog.findByText(text)).toHaveRole('alert')
    expect(dialog.getByLabelText(/^End date/)).toHaveAccessibleDescription(new RegExp(text))
    expect(dialog.getAllByRole('alert')).toHaveLength(1)
  })
})

describe('adding', () => {
  test('without a day leaves it to the server’s today', async () => {
    whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
    const { user, dialog, add } = await openDialog()
    await user.type(dialog.getByLabelText('Current dose'), '0.5 mg')
    fireEvent.change(dialog.getByLabelText(/^First dose/), { target: { value: '' } })
    await add()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('startDate')
  })

  test.each([
    ['a refusal tells its reason', 409, 'This peptide is already in your plan'],
    ['a failure has its sentence', 500, 'Failed to add peptide to plan. Please try again.'],
  ])('%s, and keeps the input', async (_, status, sentence) => {
    whenAdding(() => refusal(status, 'ALREADY_IN_PLAN', 'This peptide is already in your plan'))
    const { user, dialog, add } = await openDialog()
    await user.type(dialog.getByLabelText('Current dose'), '0.5 mg')
    await add()
    expect(await dialog.findByText(sentence)).toHaveRole('alert')
    expect(dialog.getByLabelText('Current dose')).toHaveValue('0.5')
    expect(dialog.getByRole('radio', { name: 'mg' })).toBeChecked()
  })
})
