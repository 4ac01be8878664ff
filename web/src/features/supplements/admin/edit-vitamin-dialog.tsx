import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, isSignedOut } from '../../../lib/api/api.ts'
import { fixedText, problemText } from '../../../lib/api/refusal-text.ts'
import { productPictures } from '../../../lib/pictures/product-pictures.ts'
import { ConflictDialog, mergeChosen } from '../../../ui/conflict-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { type ImageChoice, ImageField } from '../../../ui/image-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useNewestVitamin, useStoreImage, useUpdateVitamin } from './vitamin-costs.api.ts'
import { detailsIn, type VitaminValues, valuesOf, vitaminLabels, vitaminResolver } from './vitamin-values.ts'

interface VitaminFormProps {
  id: string
  typed: VitaminValues
  onSubmit: (values: VitaminValues) => void
  /** rendered above the fields: the picture */
  children?: ReactNode
}

/** The fields of a vitamin's catalog data. */
function VitaminForm({ id, typed, onSubmit, children }: VitaminFormProps) {
  const { register, handleSubmit, formState } = useForm<VitaminValues>({
    defaultValues: typed,
    resolver: vitaminResolver,
  })
  const about = (name: keyof VitaminValues) => ({
    label: vitaminLabels[name],
    error: formState.errors[name]?.message,
  })
  return (
    <form
      id={id}
      onSubmit={handleSubmit(onSubmit)}
      noValidate
      className="grid gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <div className="md:col-span-2">{children}</div>
      <Field {...about('dosageAmount')}>
        <NumberInput {...register('dosageAmount')} />
      </Field>
      <Field {...about('dosageUnit')}>
        <Select {...register('dosageUnit')}>
          {supplementUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...about('category')} className="md:col-span-2">
        <TextInput {...register('category')} maxLength={50} />
      </Field>
      <Field {...about('description')} className="md:col-span-2">
        <TextArea {...register('description')} rows={5} maxLength={4000} />
      </Field>
    </form>
  )
}

const FAILED = 'Failed to update vitamin details'

interface EditVitaminDialogProps {
  supplement: Supplement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** An edit with its base version and a conflicting save. */
interface Edit {
  made: Supplement
  typed: VitaminValues
  theirs?: Supplement
}

/** Saves an edit; on a conflict, loads the newer version. */
function useEdit({ supplement, onOpenChange }: EditVitaminDialogProps) {
  const [edit, setEdit] = useState<Edit>({ made: supplement, typed: valuesOf(supplement) })
  const { mutateAsync, isPending, error, reset } = useUpdateVitamin()
  const newest = useNewestVitamin()
  const [image, setImage] = useState<ImageChoice>()
  const storing = useStoreImage()
  const send = async (made: Supplement, typed: VitaminValues) => {
    setEdit((now) => ({ ...now, typed }))
    try {
      const body = { ...detailsIn(typed), version: made.version }
      const stored = await mutateAsync({ params: { id: made.id }, body })
      // The details are already stored if the picture fails.
      setEdit((now) => ({ ...now, made: stored, theirs: undefined }))
      await storing.store(made.id, image)
      toast({ title: 'Vitamin details updated successfully' })
      onOpenChange(false)
    } catch (failure) {
      const isOlder = failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE'
      const theirs = isOlder ? await newest(made.id).catch(() => undefined) : undefined
      if (theirs) setEdit({ made, typed, theirs })
      else if (!isSignedOut(failure)) toast({ title: fixedText(failure, FAILED), variant: 'destructive' })
    }
  }
  const begin = () => {
    reset()
    setImage(undefined)
    setEdit({ made: supplement, typed: valuesOf(supplement) })
  }
  const picture = { choice: image, onChoice: setImage }
  return { ...edit, setEdit, send, begin, picture, isPending: isPending || storing.isPending, error }
}

/** Edits a vitamin's catalog data. Input survives a failure and another operator's edit. */
export function EditVitaminDialog(props: EditVitaminDialogProps) {
  const { supplement, open, onOpenChange } = props
  const { made, typed, theirs, setEdit, send, begin, picture, isPending, error } = useEdit(props)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) begin()
  }
  if (theirs)
    return (
      <ConflictDialog
        open={open}
        onOpenChange={() => setEdit({ made, typed })}
        about={{ kind: 'supplement', id: supplement.id }}
        what={supplement.name}
        fields={Object.entries(vitaminLabels).map(([name, label]) => ({
          name,
          label,
          was: valuesOf(made)[name as keyof VitaminValues],
          theirs: valuesOf(theirs)[name as keyof VitaminValues],
          yours: typed[name as keyof VitaminValues],
        }))}
        saving={isPending}
        onDiscard={() => onOpenChange(false)}
        onSave={(chosen) => void send(theirs, mergeChosen(valuesOf(theirs), typed, chosen))}
      />
    )
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Edit ${supplement.name}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, FAILED)}
    >
      {(id) => (
        <VitaminForm id={id} typed={typed} onSubmit={(values) => void send(made, values)}>
          <ImageField pictures={productPictures} current={supplement.productImageUrl} {...picture} />
        </VitaminForm>
      )}
    </FormDialog>
  )
}
