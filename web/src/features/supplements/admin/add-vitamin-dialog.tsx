import { supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isSignedOut } from '../../../lib/api/api.ts'
import { fixedText, problemText } from '../../../lib/api/refusal-text.ts'
import { productPictures } from '../../../lib/pictures/product-pictures.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { type ImageChoice, ImageField } from '../../../ui/image-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useAddVitamin, useStoreImage } from './vitamin-costs.api.ts'
import {
  type NewVitaminValues,
  newVitaminIn,
  newVitaminLabels,
  newVitaminResolver,
  noVitamin,
} from './vitamin-values.ts'

const FAILED = 'Failed to create vitamin'
const NO_IMAGE = 'We added the vitamin, but not its image. Add the image under Edit details.'

const paragraphs = ['description', 'benefits', 'recommendedUse', 'sideEffects'] as const

interface NewVitaminFormProps {
  id: string
  onSubmit: (values: NewVitaminValues) => void
  /** rendered above the fields: the picture */
  children: ReactNode
}

function NewVitaminForm({ id, onSubmit, children }: NewVitaminFormProps) {
  const { register, handleSubmit, formState } = useForm<NewVitaminValues>({
    defaultValues: noVitamin,
    resolver: newVitaminResolver,
  })
  const about = (name: keyof NewVitaminValues) => ({
    label: newVitaminLabels[name],
    error: formState.errors[name]?.message,
  })
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">{children}</div>
      {(['name', 'brand', 'category'] as const).map((name) => (
        <Field key={name} {...about(name)} className={name === 'name' ? 'md:col-span-2' : undefined}>
          <TextInput {...register(name)} autoComplete="off" />
        </Field>
      ))}
      <Field {...about('dosageAmount')} className="md:col-start-1">
        <NumberInput {...register('dosageAmount')} />
      </Field>
      <Field {...about('dosageUnit')}>
        <Select {...register('dosageUnit')}>
          {supplementUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
      </Field>
      {paragraphs.map((name) => (
        <Field key={name} {...about(name)}>
          <TextArea {...register(name)} rows={3} maxLength={4000} />
        </Field>
      ))}
    </form>
  )
}

interface AddVitaminDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: (name: string) => void
}

/** Adds a vitamin to the catalog, hidden from the shop. */
export function AddVitaminDialog({ open, onOpenChange, onAdded }: AddVitaminDialogProps) {
  const [image, setImage] = useState<ImageChoice>()
  const adding = useAddVitamin()
  const storing = useStoreImage()
  const change = (next: boolean) => {
    adding.reset()
    setImage(undefined)
    onOpenChange(next)
  }
  const add = async (values: NewVitaminValues) => {
    const added = await adding.mutateAsync({ body: newVitaminIn(values) }).catch((error) => {
      if (!isSignedOut(error)) toast({ title: fixedText(error, FAILED), variant: 'destructive' })
    })
    if (!added) return
    await storing.store(added.id, image).then(
      () => toast({ title: 'Vitamin created successfully' }),
      () => toast({ title: 'Error', description: NO_IMAGE, variant: 'destructive' }),
    )
    change(false)
    onAdded(added.name)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Add Vitamin"
      description="The shop hides it until you show it."
      size="lg"
      submit={{
        ...{ label: 'Add Vitamin', pendingLabel: 'Adding...' },
        pending: adding.isPending || storing.isPending,
      }}
      problem={problemText(adding.error, FAILED)}
    >
      {(id) => (
        <NewVitaminForm id={id} onSubmit={add}>
          <ImageField pictures={productPictures} choice={image} onChoice={setImage} />
        </NewVitaminForm>
      )}
    </FormDialog>
  )
}
