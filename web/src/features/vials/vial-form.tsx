import { NewVial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { FormProvider, useForm } from 'react-hook-form'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { ContentFields } from './content-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { ScanLabelButton } from './scan/scan-label-button.tsx'
import type { VialEntry, VialValues } from './vial-values.ts'

const isLiquid = ({ kind }: NewVial) => kind === 'vial' || kind === 'pen' || kind === 'click-pen'

/** Drop hidden fields of another kind. */
const forKind = (vial: NewVial): NewVial => ({
  ...vial,
  ...(!isLiquid(vial) && { waterMl: null, deadSpaceMl: 0, syringe: null }),
  ...(vial.kind !== 'vial' && { syringe: null, deadSpaceMl: 0 }),
  ...(vial.kind !== 'click-pen' && { clicksPerMl: null }),
})

interface VialFormProps {
  id: string
  entries: readonly VialEntry[]
  start: VialValues
  today: CalendarDay
  /** an existing vial, whose peptide is fixed */
  isEdit?: boolean
  onSubmit: (vial: NewVial) => void
}

/** A vial or pen; rare details are behind 'More'. */
export default function VialForm({ id, entries, start, today, isEdit = false, onSubmit }: VialFormProps) {
  const form = useForm<VialValues, unknown, NewVial>({
    resolver: schemaResolver(NewVial),
    defaultValues: start,
  })
  const draft = useDraft(form, { isEdit, except: ['userPeptideId'] })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        onSubmit={form.handleSubmit((vial) => onSubmit(forKind(vial)))}
        noValidate
        className="flex flex-col gap-4"
      >
        <DraftNote draft={draft} />
        <ContentFields entries={entries} isEdit={isEdit} />
        <DateFields today={today} />
        <ScanLabelButton today={today} />
        <MoreFields isEdit={isEdit} />
      </form>
    </FormProvider>
  )
}
