import { fullName, sessionText } from '@pepwell/domain/accounts/members'
import type { ReactNode } from 'react'
import { formatInstantInFull, formatLongDay } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import type { MemberProfile } from './members.api.ts'

/** A label with its value. */
type Fact = readonly [label: string, value: ReactNode]

function Facts({ title, facts, className }: { title: string; facts: readonly Fact[]; className?: string }) {
  return (
    <Card as="section" className={className}>
      <CardTitle className="mb-3">{title}</CardTitle>
      <dl className="divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const measured = (value: number | null, unit: string) => (value === null ? 'Not set' : `${value} ${unit}`)

const person = (member: MemberProfile): readonly Fact[] => [
  ['Full Name', fullName(member) || 'Unknown User'],
  ['Email', member.email || 'No email'],
  ['User ID', member.id],
  ['Phone', member.phoneNumber || 'Not provided'],
]

const health = ({ weight, height, age }: MemberProfile): readonly Fact[] => [
  ['Current Weight', measured(weight, 'lbs')],
  ['Height', measured(height, 'inches')],
  ['Age', age ?? 'Not set'],
]

const account = ({ createdAt, profileCompleted }: MemberProfile, timeZone: string): readonly Fact[] => [
  ['Member Since', createdAt ? formatLongDay(createdAt, timeZone) : 'Unknown'],
  [
    'Profile Completed',
    <Badge key="state" tone={profileCompleted ? 'accent' : 'warn'}>
      {profileCompleted ? 'Complete' : 'Incomplete'}
    </Badge>,
  ],
]

const logins = (member: MemberProfile, timeZone: string): readonly Fact[] => [
  ['Total Logins', member.loginCount],
  ['Avg Session Duration', sessionText(member.avgSessionDuration)],
  ['Last Login', member.lastLogin ? formatInstantInFull(member.lastLogin, timeZone) : 'Never'],
]

const usage = ({ activePeptides, dosageLogs, reminders }: MemberProfile): readonly Fact[] => [
  ['Active Peptides', activePeptides],
  ['Dosage Logs', dosageLogs],
  ['Reminders Set', reminders],
]

/** A member's data in sections; times in the operator's zone. */
export function ProfileSections({ member, timeZone }: { member: MemberProfile; timeZone: string }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <Facts title="Personal Information" facts={person(member)} />
      <Facts title="Health Information" facts={health(member)} />
      <Facts title="Account Information" facts={account(member, timeZone)} />
      <Facts title="Login Activity" facts={logins(member, timeZone)} />
      <Facts title="Usage Stats" facts={usage(member)} className="md:col-span-2" />
    </div>
  )
}
