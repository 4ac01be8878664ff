import { FormProvider, useController, useForm, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { ItemsField } from './items-field.tsx'
import { ResearchLine } from './research-line.tsx'
import { type FilledStack, type StackValues, stackForm, stackValues } from './stack-values.ts'
import type { Stack } from './stacks.api.ts'

function PublicSwitch() {
  const { field } = useController<StackValues, 'isPublic'>({ name: 'isPublic' })
  return (
    <>
      <Switch
        label="Make this stack public"
        description="Every member can find it in Discover, with your name and notes."
        checked={field.value}
        onChange={field.onChange}
      />
      {field.value && <ResearchLine />}
    </>
  )
}

function Fields() {
  const { register, formState } = useFormContext<StackValues>()
  const { errors } = formState
  return (
    <>
      <Field label="Stack Name" error={errors.name?.message}>
        <TextInput {...register('name')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Description (Optional)" error={errors.description?.message}>
        <TextArea {...register('description')} rows={3} maxLength={2000} />
      </Field>
    </>
  )
}

interface StackFormProps {
  id: string
  /** the stack to edit; undefined for a new one */
  stack?: Stack
  onSubmit: (stack: FilledStack) => void
}

/** A stack's name, items and visibility. */
export default function StackForm({ id, stack, onSubmit }: StackFormProps) {
  const items = stack?.stackItems ?? []
  const storedDoses = items.flatMap(({ dose }) => dose ?? [])
  const form = useForm<StackValues, unknown, FilledStack & { picked: '' }>({
    resolver: schemaResolver(
      stackForm(storedDoses) as unknown as z.ZodType<FilledStack & { picked: '' }, StackValues>,
    ),
    defaultValues: stackValues(stack),
  })
  const draft = useDraft(form, { isEdit: stack !== undefined })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        onSubmit={form.handleSubmit(({ picked: _, ...filled }) => onSubmit(filled))}
        noValidate
        className="flex flex-col gap-5"
      >
        <DraftNote draft={draft} />
        <Fields />
        <ItemsField known={items.map(({ peptide }) => peptide)} />
        <PublicSwitch />
      </form>
    </FormProvider>
  )
}
