import { NewSideEffect as Schema } from '@pepwell/contract/side-effects/side-effects'
import { MEDWATCH } from '@pepwell/domain/side-effects/medwatch'
import { helpFor } from '@pepwell/domain/side-effects/red-flags'
import { useEffect, useState } from 'react'
import {
  type Control,
  Controller,
  type FieldErrors,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { photoRules } from '../../lib/pictures/photo-rules.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { HelpCard } from '../../ui/help-card.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useNextEntry } from '../../ui/use-next-entry.ts'
import { DoseContext, type LastDose } from './dose-context.tsx'
import { logWords } from './log-words.ts'
import { NameChoice } from './name-choice.tsx'
import { SeverityChoice } from './severity-choice.tsx'
import type { SideEffect } from './side-effects.api.ts'
import { SinceChoice } from './since-choice.tsx'

type Values = z.input<typeof Schema>
export type TypedSideEffect = z.output<typeof Schema>

interface FormProps {
  /** the form id for the footer's button */
  id: string
  timeZone: string
  frequent: readonly string[]
  /** the side effect to edit; undefined to log a new one */
  editing?: SideEffect
  /** of each recently taken peptide, newest first */
  lastDoses?: readonly LastDose[]
  /** @param then called once it is stored, instead of closing the form */
  onSubmit: (typed: TypedSideEffect, then?: () => void) => void
  /** receives the submit button's label: 'Log moderate nausea' */
  onSubmitLabel?: (words: string) => void
}

const startOf = (editing: SideEffect | undefined): Values => ({
  name: editing?.name ?? '',
  severity: editing?.severity ?? (undefined as unknown as number),
  startedAt: editing?.startedAt ?? new Date(serverNow()).toISOString(),
  endedAt: editing?.endedAt ?? null,
  note: editing?.note ?? '',
  photo: editing?.photo?.url ?? null,
})

/** Emergency advice for the current input; null if none applies. Until a severity is chosen, it counts as mild. */
function helpOf({ name = '', severity, note = null, startedAt, endedAt }: Partial<Values>): string | null {
  if (!name || severity === 0 || !startedAt) return null
  const times = { startedAt: Date.parse(startedAt), endedAt: endedAt ? Date.parse(endedAt) : null }
  return helpFor({ name, severity: severity ?? 1, note, ...times }, serverNow())
}

/** Many names and severities would leave advice below the fold of a phone. */
const scrollTo = (advice: HTMLElement | null): void => advice?.scrollIntoView({ block: 'nearest' })

/** When it started, and when it ended if it did. */
function Times({
  control,
  errors,
  timeZone,
}: {
  control: Control<Values, unknown, TypedSideEffect>
  errors: FieldErrors<Values>
  timeZone: string
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="startedAt"
        render={({ field }) => (
          <Field label="Started" error={errors.startedAt?.message}>
            <MomentInput value={field.value} onChange={field.onChange} timeZone={timeZone} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="endedAt"
        render={({ field }) => (
          <Field label="Ended" optional error={errors.endedAt?.message}>
            <MomentInput
              value={field.value ?? ''}
              onChange={(at) => field.onChange(at || null)}
              timeZone={timeZone}
            />
          </Field>
        )}
      />
    </div>
  )
}

/** A side effect: name, severity, start. Emergency advice appears on selection. */
export default function SideEffectForm(props: FormProps) {
  const { id, timeZone, frequent, editing, lastDoses = [], onSubmit, onSubmitLabel } = props
  const form = useForm<Values, unknown, TypedSideEffect>({
    resolver: schemaResolver(Schema),
    defaultValues: startOf(editing),
  })
  // A photo is too large for a draft.
  const draft = useDraft(form, { except: ['photo'], isEdit: editing !== undefined })
  const [entry, setEntry] = useState(0)
  const start = useNextEntry<Values>(form as unknown as UseFormReturn<Values>, draft, 'name')
  const { control, register, formState } = form
  const { errors } = formState
  // The stored photo stays unless replaced or removed.
  const submit = ({ photo, ...typed }: TypedSideEffect, then?: () => void) =>
    onSubmit(photo === (editing?.photo?.url ?? null) ? typed : { ...typed, photo }, then)
  /** Several side effects often start together. */
  const startNext = ({ startedAt }: TypedSideEffect) => {
    start({ ...startOf(undefined), severity: null as unknown as number, startedAt })
    setEntry(entry + 1)
  }
  const values = useWatch({ control })
  const help = helpOf(values)
  const words = logWords(values.name, values.severity)
  useEffect(() => onSubmitLabel?.(words), [onSubmitLabel, words])
  return (
    <form
      id={id}
      onSubmit={form.handleSubmit((typed) => submit(typed))}
      noValidate
      className="flex flex-col gap-5"
    >
      <DraftNote draft={draft} />
      <DoseContext doses={lastDoses} startedAt={values.startedAt ?? ''} />
      <Controller
        control={control}
        name="name"
        render={({ field }) => (
          <NameChoice
            key={entry}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            frequent={frequent}
            error={errors.name?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="severity"
        render={({ field }) => (
          <SeverityChoice value={field.value} onChange={field.onChange} error={errors.severity?.message} />
        )}
      />
      {help && (
        <div ref={scrollTo}>
          <HelpCard text={help} reportAt={MEDWATCH} />
        </div>
      )}
      <SinceChoice
        value={values.startedAt ?? ''}
        onChange={(at) => form.setValue('startedAt', at, { shouldDirty: true })}
        timeZone={timeZone}
        error={errors.startedAt?.message ?? errors.endedAt?.message}
      >
        <Times control={control} errors={errors} timeZone={timeZone} />
      </SinceChoice>
      <Controller
        control={control}
        name="photo"
        render={({ field }) => (
          <PhotoField
            rules={photoRules}
            label="Photo"
            alt="Your new photo"
            value={field.value ?? null}
            onChange={(photo) => field.onChange(photo)}
            error={errors.photo?.message}
          />
        )}
      />
      <Field label="Note" optional error={errors.note?.message}>
        <TextArea rows={2} {...register('note')} />
      </Field>
      {!editing && (
        <Button
          variant="tinted"
          onClick={form.handleSubmit((typed) => submit(typed, () => startNext(typed)))}
        >
          Log and add another
        </Button>
      )}
    </form>
  )
}
