import type { DoseLog } from '@pepwell/contract/doses'
import type { DoseFormProps } from './dose-form-props.ts'
import { DoseField } from './fields/amount-fields.tsx'
import { MoreFields } from './fields/more-fields.tsx'
import { SiteField } from './fields/site-field.tsx'
import { OccurrenceField } from './occurrence/occurrence-field.tsx'

interface QuickFieldsProps extends Pick<DoseFormProps, 'timeZone' | 'entryId' | 'settles'> {
  /** the last dose of the entry, and where one went */
  last?: DoseLog
  lastSite?: string
  /** there is something in the fields that nobody typed here */
  startOpen?: boolean
  /** the dose that is changed, where none is logged */
  editing?: DoseLog
}

/** What there is to say of a dose, the little that is usual in front. */
export const QuickFields = ({ last, lastSite, startOpen, ...about }: QuickFieldsProps) => (
  <>
    <DoseField last={last} />
    <SiteField lastSite={lastSite} />
    <OccurrenceField {...about} />
    <MoreFields
      last={last}
      timeZone={about.timeZone}
      startOpen={startOpen}
      knowsMoment={about.editing !== undefined}
    />
  </>
)
