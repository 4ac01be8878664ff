import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as accounts from '@pepwell/contract/accounts/accounts.calls'
import * as profile from '@pepwell/contract/accounts/profile.calls'
import type { Address, Call } from '@pepwell/contract/call'
import * as catalogue from '@pepwell/contract/catalogue/catalogue.calls'
import * as doses from '@pepwell/contract/doses/doses.calls'
import * as nutrition from '@pepwell/contract/nutrition/nutrition.calls'
import * as targets from '@pepwell/contract/nutrition/nutrition-targets.calls'
import * as plan from '@pepwell/contract/plan/plan.calls'
import { batchReads } from '@pepwell/contract/reads'
import * as notifications from '@pepwell/contract/reminders/notifications.calls'
import * as reminders from '@pepwell/contract/reminders/reminders.calls'
import * as supplements from '@pepwell/contract/vitamins/supplements.calls'
import * as photos from '@pepwell/contract/weight/progress-photos.calls'
import * as weight from '@pepwell/contract/weight/weight.calls'
import { describe, expect, test } from 'vitest'

const contract = join(import.meta.dirname, '../../../../contract/src')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'reply' in value

const files = readdirSync(contract, { encoding: 'utf8', recursive: true }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.calls.'),
)
const modules: object[] = await Promise.all(files.map((name) => import(join(contract, name))))
const calls = modules.flatMap((module) => Object.values(module).filter(isCall))

const nameOf = ({ method, path }: Address) => `${method} ${path}`
const all = calls.map((call) => [nameOf(call), call] as const)
const isRead = ({ method }: Address) => method === 'GET'

describe('every call declares its tags', () => {
  test.each(all)('%s', (_name, call) => {
    if (!isRead(call)) expect(call.invalidatesTags).toBeDefined()
    // File replies aren't cached here, and what is read together is cached by its own addresses.
    else if (call.access !== 'public' && !call.sends && call !== batchReads)
      expect(call.providesTags?.length).toBeGreaterThan(0)
  })
})

const shown = new Set(calls.flatMap(({ providesTags: shows = [] }) => shows))

test.each(all.filter(([, call]) => call.invalidatesTags?.length))(
  'what %s changes is shown somewhere',
  (_, call) => {
    expect(call.invalidatesTags?.filter((subject) => !shown.has(subject))).toEqual([])
  },
)

/** What a user action changes, wherever it is displayed. */
const seen: [write: Address, reads: Address[]][] = [
  [
    doses.logDose,
    [doses.listDoses, doses.doseDays, doses.stats, reminders.listReminders, notifications.inbox],
  ],
  [
    doses.removeDose,
    [doses.listDoses, doses.doseDays, doses.stats, reminders.listReminders, notifications.inbox],
  ],
  [reminders.skipReminder, [reminders.listReminders, notifications.inbox, doses.stats]],
  [reminders.snoozeReminder, [reminders.listReminders, notifications.inbox]],
  [plan.addToPlan, [plan.listPlan, doses.stats, supplements.vitaminRecommendations]],
  [
    plan.updatePlanEntry,
    [
      plan.listPlan,
      doses.stats,
      reminders.listReminders,
      notifications.inbox,
      supplements.vitaminRecommendations,
    ],
  ],
  [
    plan.removeFromPlan,
    [plan.listPlan, doses.listDoses, reminders.listReminders, supplements.vitaminRecommendations],
  ],
  [catalogue.updatePersonalPeptide, [catalogue.listPersonalPeptides, plan.listPlan, reminders.listReminders]],
  [catalogue.removePersonalPeptide, [plan.listPlan, doses.listDoses, doses.stats, reminders.listReminders]],
  [
    weight.logWeight,
    [
      weight.listWeightLogs,
      weight.latestWeightLog,
      weight.weightProgress,
      accounts.currentUser,
      targets.nutritionTargets,
      photos.listPhotos,
    ],
  ],
  [photos.removePhoto, [photos.listPhotos, weight.listWeightLogs, weight.latestWeightLog]],
  [
    profile.updateProfile,
    [
      accounts.currentUser,
      weight.weightProgress,
      targets.nutritionTargets,
      supplements.vitaminRecommendations,
      reminders.listReminders,
      notifications.notificationPreferences,
      notifications.channelStates,
      doses.stats,
    ],
  ],
  [profile.changeUsername, [accounts.currentUser, profile.checkUsername]],
  [notifications.setNotificationPreferences, [notifications.channelStates]],
  [supplements.logSupplement, [supplements.listSupplementLogs, supplements.familiarSupplements]],
  [nutrition.logFood, [nutrition.listFoodLogs, nutrition.familiarFoods, nutrition.searchFoods]],
]

describe('is refetched', () => {
  const pairs = seen.flatMap(([write, reads]) =>
    reads.map((read) => [nameOf(write), nameOf(read), write, read] as const),
  )
  test.each(pairs)(
    'after %s: %s',
    (_write, _read, { invalidatesTags: changes = [] }, { providesTags: shows = [] }) => {
      expect(shows.filter((subject) => changes.includes(subject))).not.toEqual([])
    },
  )
})
