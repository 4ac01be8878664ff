import { randomUUID } from 'node:crypto'
import { personalPeptideBody } from './factories.ts'
import { aBrowser } from './push-service.ts'

/** What the samples are about. */
interface Rows {
  /** of the person who sends them */
  email: string
  peptideId: number
  /** an active plan entry of theirs */
  entryId: number
}

/** A body that each write accepts, by method and path; most may be sent again and again. */
export const sampleBodies = ({
  email,
  peptideId,
  entryId,
}: Rows): Record<string, () => Record<string, unknown>> => ({
  'POST /api/auth/signup': () => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: `${randomUUID()}@mail.net`,
    phoneNumber: '4155550123',
    password: 'long enough',
    confirmPassword: 'long enough',
    timeZone: 'Europe/Berlin',
  }),
  'POST /api/auth/login': () => ({
    email: `${randomUUID()}@mail.net`,
    password: 'x',
    timeZone: 'Europe/Berlin',
  }),
  'POST /api/auth/forgot-password': () => ({ email: `${randomUUID()}@mail.net` }),
  'POST /api/auth/reset-password': () => ({
    token: randomUUID(),
    password: 'long enough',
    confirmPassword: 'long enough',
  }),
  'PATCH /api/auth/user': () => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: email,
    phoneNumber: '4155550123',
    dateOfBirth: '1990-01-01',
    heightFeet: 5,
    heightInches: 8,
    weight: 170,
    goalWeight: 160,
    gender: 'other',
    healthConditions: 'none',
    allergies: 'none',
    goals: 'none',
    timeZone: 'Europe/Berlin',
    weightUnit: 'kg',
  }),
  'POST /api/auth/delete-account': () => ({ password: 'not the password' }),
  'PATCH /api/auth/username': () => ({ username: 'ada_keller' }),
  'POST /api/user-peptides': () => ({
    peptideId,
    currentDose: '1 mg',
    frequency: 'Daily',
    notes: 'x',
    status: 'active',
    startDate: '2026-06-01',
    endDate: '2026-07-01',
  }),
  'PATCH /api/user-peptides/:id': () => ({
    currentDose: '1 mg',
    frequency: 'Daily',
    notes: 'x',
    status: 'active',
    endDate: '2999-01-01',
  }),
  'POST /api/personal-peptides': () => personalPeptideBody({ competitorLinks: 'x', clientId: randomUUID() }),
  'PATCH /api/personal-peptides/:id': () => personalPeptideBody({ competitorLinks: 'x' }),
  'POST /api/dosage-logs': () => ({
    userPeptideId: entryId,
    dose: '1 mg',
    volume: 0.1,
    injectionSite: 'Left thigh',
    feeling: 'Well',
    notes: 'x',
    takenAt: '2026-06-15T10:00:00Z',
    clientId: randomUUID(),
  }),
  'POST /api/dosage-calculations': () => ({
    peptideId,
    vialConcentration: 5,
    bacteriostaticWater: 2,
    desiredDose: 0.25,
    doseUnit: 'mcg',
    bodyWeight: 80,
  }),
  'POST /api/food-logs': () => ({
    foodName: 'Banana',
    calories: 105,
    protein: 1.3,
    carbs: 27,
    fat: 0.4,
    servings: 1.5,
    mealType: 'breakfast',
    nutritionixFood: { name: 'Banana', brand: null, servingSize: '1 medium (118 g)', sodium: 1 },
    logDate: '2026-06-15',
    clientId: randomUUID(),
  }),
  'POST /api/nutrition/details': () => ({ foodName: 'Banana', id: 'food:1' }),
  'POST /api/supplement-logs': () => ({
    supplementName: 'Zinc',
    quantity: 11,
    unit: 'mg',
    logDate: '2026-06-15',
    clientId: randomUUID(),
  }),
  'POST /api/supplement-logs/repeat': () => ({ clientId: randomUUID() }),
  'POST /api/reminders': () => ({
    title: 'KPV Reminder',
    userPeptideId: entryId,
    dose: '250 mcg',
    frequency: 'Weekly',
    time: '09:30',
    days: '["Monday"]',
    timingOptions: [5, 120],
    isActive: false,
    notifications: { push: false, email: true, sms: true },
    clientId: randomUUID(),
  }),
  'PATCH /api/reminders/:id': () => ({
    title: 'KPV Reminder',
    dose: '250 mcg',
    frequency: 'Weekly',
    time: '09:30',
    days: ['Monday'],
    timingOptions: '[5]',
    isActive: false,
    notifications: { sms: true },
  }),
  'POST /api/reminders/:id/snooze': () => ({ occursOn: '2026-06-15' }),
  'POST /api/reminders/:id/skip': () => ({ occursOn: '2026-06-15' }),
  'POST /api/notification-preferences': () => ({
    emailNotifications: false,
    smsNotifications: true,
    inAppNotifications: false,
    reminderLeadTime: 60,
  }),
  'POST /api/notifications/read': () => ({ ids: [1] }),
  'POST /api/notifications/push-subscriptions': () => aBrowser('https://push.example/1').subscription,
  'POST /api/notifications/push-subscriptions/remove': () => ({ endpoint: 'https://push.example/1' }),
  'POST /api/weight-logs': () => ({
    weight: 180,
    unit: 'lbs',
    notes: 'x',
    photoUrl: 'https://pictures.example/me.jpg',
    weighInDate: '2026-06-15',
    clientId: randomUUID(),
  }),
})
