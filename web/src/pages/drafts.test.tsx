import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ProfileSetupForm } from '../features/accounts/profile/profile-setup-form.tsx'
import { AddPersonalDialog } from '../features/catalogue/personal/add-personal-dialog.tsx'
import { EditPersonalDialog } from '../features/catalogue/personal/edit-personal-dialog.tsx'
import { EditDoseSheet } from '../features/doses/edit/edit-dose-sheet.tsx'
import { ReportDialog } from '../features/friends/report-dialog.tsx'
import { EditFoodDialog } from '../features/nutrition/log/edit-food-dialog.tsx'
import { TargetsDialog } from '../features/nutrition/targets/targets-dialog.tsx'
import { Checkout } from '../features/orders/checkout/checkout.tsx'
import { EditEntryDialog } from '../features/plan/edit-entry-dialog.tsx'
import { EditReminderDialog } from '../features/reminders/form/edit-reminder-dialog.tsx'
import { CreateStackDialog, EditStackDialog } from '../features/stacks/stack-dialog.tsx'
import { EditSupplementDialog } from '../features/supplements/log/edit-supplement-dialog.tsx'
import { LogSupplementDialog } from '../features/supplements/log/log-supplement-dialog.tsx'
import { EditWeighInDialog } from '../features/weight/weigh-in/edit-weigh-in-dialog.tsx'
import { aPerson } from '../test/friends-server.ts'
import { aFoodLog, serveTargets, someTargets } from '../test/nutrition-server.ts'
import { type Opening, openDialogAlone } from '../test/open-dialog.tsx'
import { aCartLine, anOrder } from '../test/orders-server.ts'
import { serveProfile } from '../test/profile-server.ts'
import { aDose, anEntry, aPersonalPeptide, aReminder } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { serveSettings } from '../test/settings-server.ts'
import { anOwnStack, serveStacks } from '../test/stacks-server.ts'
import { aSupplementLog, serveSupplements } from '../test/supplements-server.ts'
import { aUser } from '../test/users.ts'
import { aWeighIn, serveWeights } from '../test/weight.ts'
import { BodySettings } from './profile/body.tsx'

const user = aUser()
const { timeZone } = user
const reader = { weightUnit: 'lbs', timeZone } as const
const checkout: ComponentProps<typeof Checkout> = {
  user: { firstName: 'Robin', lastName: 'Delgado' },
  cart: [aCartLine()],
  terms: {
    ...{ shippingFee: 9.5, freeFrom: 150, countries: ['US'], methods: ['invoice'], daysToPay: 7 },
    tellsHowToPay: true,
  },
  remembered: anOrder().shippingAddress,
  pictureOf: () => null,
}

type Row = [name: string, form: (opening: Opening) => ReactNode, label: RegExp, text: string]

const forms: Row[] = [
  ['a supplement', (to) => <LogSupplementDialog {...to} timeZone={timeZone} />, /^Supplement/, 'Zinc'],
  [
    'a supplement that was logged',
    (to) => <EditSupplementDialog {...to} editing={aSupplementLog()} timeZone={timeZone} />,
    /^Quantity/,
    '22',
  ],
  ['a personal peptide', (to) => <AddPersonalDialog {...to} />, /^Name/, 'My blend'],
  [
    'a personal peptide that is there',
    (to) => <EditPersonalDialog {...to} peptide={aPersonalPeptide()} />,
    /^Description/,
    'Another one',
  ],
  ['targets', (to) => <TargetsDialog {...to} user={user} targets={someTargets()} />, /^Calories/, '1900'],
  ['an entry of the plan', (to) => <EditEntryDialog {...to} entry={anEntry()} />, /^Notes/, 'Evenings'],
  [
    'a reminder',
    (to) => <EditReminderDialog {...to} reminder={aReminder()} entries={[anEntry()]} user={user} />,
    /^Title/,
    'Before bed',
  ],
  [
    'a weigh-in',
    (to) => <EditWeighInDialog {...to} editing={aWeighIn()} reader={reader} />,
    /^Notes/,
    'Dressed',
  ],
  [
    'a dose',
    (to) => <EditDoseSheet {...to} editing={aDose({ notes: 'Right side' })} timeZone={timeZone} />,
    /^Notes/,
    'Left side',
  ],
  ['a food', (to) => <EditFoodDialog {...to} editing={aFoodLog()} timeZone={timeZone} />, /^Servings/, '3'],
  ['a stack', (to) => <CreateStackDialog {...to} />, /^Stack Name/, 'Tendon Repair'],
  ['a stack that is there', (to) => <EditStackDialog {...to} stack={anOwnStack()} />, /^Description/, 'Mine'],
  ['a report', (to) => <ReportDialog {...to} person={aPerson()} />, /^What happened/, 'Spam, daily'],
  ['an order', () => <Checkout {...checkout} />, /^City/, 'Salem'],
  ['the profile', () => <BodySettings user={user} />, /^Goal weight/, '151'],
  ['a profile that is set up', () => <ProfileSetupForm user={user} />, /^Allergies/, 'Nuts'],
]

beforeEach(() => {
  serveRegimen({ plan: [anEntry()] })
  serveSupplements()
  serveStacks()
  serveSettings()
  serveTargets()
  serveWeights()
})

test.each(forms)('input for %s survives a reload and an expired session', async (_, Form, label, text) => {
  const first = await openDialogAlone(Form)
  const field = await screen.findByLabelText(label)
  const before = (field as HTMLInputElement).value
  fireEvent.change(field, { target: { value: text } })
  first.unmount()
  const again = await openDialogAlone(Form)
  expect(await screen.findByText('Draft saved')).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveValue(text)
  await again.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText(label)).toHaveValue(before)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('saving a profile clears its draft, and later typing starts another', async () => {
  const first = await openDialogAlone(() => <BodySettings user={user} />)
  serveProfile(user)
  fireEvent.change(screen.getByLabelText(/^Goal weight/), { target: { value: '151' } })
  await first.user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  fireEvent.change(screen.getByLabelText(/^Goals/), { target: { value: 'Sleep' } })
  first.unmount()
  await openDialogAlone(() => <BodySettings user={{ ...user, goalWeight: 151 }} />)
  expect(screen.getByLabelText(/^Goals/)).toHaveValue('Sleep')
  expect(screen.getByText('Draft saved')).toBeVisible()
})
