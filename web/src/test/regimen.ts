import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { StoredDose } from '@pepwell/contract/doses/doses'
import type { StoredEntry } from '@pepwell/contract/plan/plan'
import type { Overdue, StoredReminder } from '@pepwell/contract/reminders/reminders'
import { amountOf } from '@pepwell/domain/doses/doses'
import { weekdays } from '@pepwell/domain/schedules/schedules'

/** A catalogue peptide; override what the test needs. */
export const aPeptide = (changes: Partial<Peptide> = {}): Peptide => ({
  id: 1,
  name: 'BPC-157',
  mg: 5,
  category: 'Healing',
  description: 'A short chain of amino acids. Evidence: animal studies only.',
  benefits: 'May help tendons.',
  sideEffects: 'Hardly studied.',
  recommendedDose: 'No established human dose.',
  frequency: 'Daily',
  duration: 'Not established.',
  bestTakenWith: 'At any time of day.',
  displayOrder: 1,
  aliases: [],
  routes: ['subcutaneous'],
  peptideClass: null,
  components: [],
  sources: [],
  statusCheckedOn: null,
  forbiddenInSport: null,
  label: null,
  isDraft: false,
  shopEnabled: false,
  shopStatus: 'available',
  shopPrice: null,
  shopOriginalPrice: null,
  shopPurity: null,
  shopForm: 'Lyophilized powder',
  shopStorage: '-20°C',
  shopRating: 5,
  shopReviews: 0,
  shopIcon: null,
  productImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  productId: 1,
  shopVersion: 1,
  ...changes,
})

/** A personal peptide. */
export const aPersonalPeptide = (changes: Partial<PersonalPeptide> = {}): PersonalPeptide => ({
  id: 1,
  name: 'My blend',
  category: 'Recovery',
  description: 'Mixed by my pharmacy.',
  benefits: 'Less soreness.',
  sideEffects: 'None so far.',
  recommendedDose: '100 mcg',
  frequency: '3x per week',
  duration: '8 weeks',
  bestTakenWith: 'In the evening',
  competitorLinks: null,
  halfLifeHours: null,
  timeToPeakHours: null,
  ...changes,
})

/** An injected peptide without a label. */
const undescribed = { routes: ['subcutaneous' as const], peptideClass: null, label: null }

/** An active plan entry, as lists and the create call return it. */
export const anEntry = (changes: Partial<StoredEntry> = {}): StoredEntry => ({
  id: 11,
  peptideId: 1,
  personalPeptideId: null,
  peptide: { ...undescribed, id: 1, name: 'BPC-157', mg: 5, category: 'Healing' },
  personalPeptide: null,
  status: 'active',
  currentDose: '250 mcg',
  ...amountOf(changes.currentDose ?? '250 mcg'),
  frequency: 'Daily',
  startDate: '2026-03-01',
  endDate: null,
  notes: null,
  hue: 1,
  warnings: [],
  ...changes,
})

/** A plan entry with another name and its own ids. */
export const anEntryOf = (id: number, name: string, changes: Partial<StoredEntry> = {}): StoredEntry =>
  anEntry({
    id,
    peptideId: id,
    peptide: { ...undescribed, id, name, mg: null, category: 'Other' },
    ...changes,
  })

/** A plan entry about {@link aPersonalPeptide}. */
export const aPersonalEntry = (changes: Partial<StoredEntry> = {}): StoredEntry =>
  anEntry({
    peptideId: null,
    peptide: null,
    personalPeptideId: 1,
    personalPeptide: { id: 1, name: 'My blend', category: 'Recovery' },
    ...changes,
  })

/** A logged dose of {@link anEntry}, as lists and the create call return it. */
export const aDose = (changes: Partial<StoredDose> = {}): StoredDose => ({
  id: 101,
  userPeptideId: 11,
  peptideName: 'BPC-157',
  dose: '250 mcg',
  ...amountOf(changes.dose ?? '250 mcg'),
  volume: null,
  vial: null,
  draws: [],
  injectionSite: null,
  additionalSites: [],
  feeling: null,
  notes: null,
  takenAt: '2026-03-09T12:00:00.000Z',
  createdAt: '2026-03-09T12:00:00.000Z',
  editedAt: null,
  warnings: [],
  ...changes,
})

/** The state of a weekly reminder of Sunday, March 8, 2026, 8:30 in New York, until the next one. */
export const anOverdue = (changes: Partial<Overdue> = {}): Overdue => ({
  dose: '250 mcg',
  occursOn: '2026-03-08',
  since: '2026-03-08T12:30:00.000Z',
  until: '2026-03-15T12:30:00.000Z',
  isMissed: false,
  nextAt: '2026-03-15T12:30:00.000Z',
  label: null,
  ...changes,
})

/** An active reminder of {@link anEntry}, daily at eight, as lists and the create call return it. */
export const aReminder = (changes: Partial<StoredReminder> = {}): StoredReminder => ({
  id: 31,
  userPeptideId: 11,
  userPeptide: { id: 11, status: 'active', peptide: { name: 'BPC-157' } },
  title: 'BPC-157 Reminder',
  dose: '250 mcg',
  ownDose: null,
  frequency: 'Daily',
  time: '08:00',
  days: JSON.stringify(weekdays),
  timingOptions: '[30]',
  every: null,
  daysOn: null,
  daysOff: null,
  anchor: '2026-03-01',
  countsFrom: '2026-03-01T13:00:00.000Z',
  repeatEvery: null,
  isActive: true,
  notifications: { push: true, email: false, sms: false },
  planSays: null,
  dueSince: null,
  overdue: null,
  snoozedUntil: null,
  nextAt: '2026-03-10T12:00:00.000Z',
  takenBy: [],
  missedAt: null,
  warnings: [],
  ...changes,
})
