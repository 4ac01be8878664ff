import { distinctSites } from '@pepwell/domain/doses/injection-sites'
import { dayOf } from '@pepwell/domain/time/calendar'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { lazyOptional } from '../../../lib/rendering/lazy-optional.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { useDraftContext } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import type { Draft } from '../../../ui/use-draft.ts'
import { OccurrenceField } from '../occurrence/occurrence-field.tsx'
import { SiteField } from '../sites/site-field.tsx'
import { AmountField } from './amount-field.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import type { DoseValues, FilledDose } from './dose-values.ts'
import { DrawFailed } from './draw-failed.tsx'
import { EntryChips } from './entry-chips.tsx'
import { entryPoints } from './entry-points.ts'
import { FeelingField } from './feeling-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import type { SheetFormProps } from './sheet-props.ts'
import { TakenField } from './taken-field.tsx'
import { useDoseInSheet } from './use-dose-in-sheet.ts'
import { useLeaving } from './use-leaving.ts'
import { useSheetForm } from './use-sheet-form.ts'
import { VialSyringe } from './vial-syringe.tsx'

// Lazy: few people have vials yet, and the sheet works without it.
const VialRow = lazyOptional(() => import('./vial-row.tsx'))

const SideEffectsField = lazyOptional(() => import('./side-effects-field.tsx'))

const SheetSection = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cx('-mx-4 border-t border-line px-4 pt-2 md:mx-0 md:px-0 md:pt-2.5', className)}>
    {children}
  </div>
)

/** Ctrl/Cmd+Enter saves from anywhere. */
function useEnter(submit: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function Where(props: Pick<ComponentProps<typeof SiteField>, 'today' | 'timeZone' | 'regions' | 'isPast'>) {
  const { control } = useFormContext<DoseValues>()
  const { field: first } = useController({ control, name: 'injectionSite' })
  const { field: others } = useController({ control, name: 'additionalSites' })
  const choose = ([injectionSite = '', ...additionalSites]: readonly string[]) => {
    first.onChange(injectionSite)
    others.onChange(additionalSites)
  }
  return (
    <SiteField chosen={distinctSites([first.value, ...(others.value ?? [])])} onChoose={choose} {...props} />
  )
}

type KnownDose = ReturnType<typeof useDoseInSheet>

/** In reading order; the site is a second column on wide screens. */
function Fields({
  props,
  entries,
  known,
  isDraft,
}: {
  /** whether a draft was restored */
  isDraft: boolean
  props: SheetFormProps
  entries: SheetFormProps['entries']
  known: KnownDose
}) {
  const { entry, dose, syringe, vial, choice, isInjected } = known
  const { entryPoint, editing, amount } = props
  const today = dayOf(serverNow(), props.timeZone)
  return (
    <>
      {!editing && (
        <div className="md:col-span-2">
          <EntryChips entries={entries} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <AmountField dose={dose} syringe={syringe} vial={vial} />
        {vial && (
          <VialSyringe
            dose={dose}
            syringe={syringe}
            vial={vial}
            hue={entry?.hue}
            isHeld={choice.held !== undefined}
          />
        )}
        {choice.stock.length > 0 && (
          <Suspense>
            <VialRow key={entry?.id} choice={choice} syringe={syringe} colorSlot={entry?.hue ?? 1} />
          </Suspense>
        )}
        <DrawFailed entry={entry} className="bg-sunken" />
        <SheetSection>
          <TakenField today={today} />
        </SheetSection>
        <OccurrenceField {...props} />
        <SheetSection>
          <FeelingField optional={!entryPoints[entryPoint].asksFeeling} />
        </SheetSection>
      </div>
      {isInjected && (
        <SheetSection className="md:row-span-2 md:border-t-0 md:pt-0">
          <Where
            today={today}
            timeZone={props.timeZone}
            regions={entry?.peptide?.label?.sites?.regions}
            isPast={editing !== undefined}
          />
        </SheetSection>
      )}
      <div className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 md:flex-col md:gap-y-3.5">
        {!editing && (
          <Suspense>
            <SideEffectsField />
          </Suspense>
        )}
        <MoreFields
          isInjected={isInjected}
          startOpen={Boolean(amount?.volume || editing?.notes || isDraft)}
        />
      </div>
    </>
  )
}

interface SheetProps {
  props: SheetFormProps
  entries: SheetFormProps['entries']
  draft: Draft
}

function Sheet({ props, entries, draft }: SheetProps) {
  const { entryPoint, timeZone, footer, leaving, problem, pending, onSubmit, onClose } = props
  const id = useId()
  const { control, handleSubmit, formState } = useFormContext<DoseValues, unknown, FilledDose>()
  const [site, others] = useWatch({ control, name: ['injectionSite', 'additionalSites'] })
  const known = useDoseInSheet(props, entries)
  const { notices, double, warned, isInjected, choice } = known
  const isKeeping = useDraftContext() !== undefined
  const { isAsking, ask } = useLeaving(leaving, formState.isDirty && !isKeeping)
  const submit = handleSubmit(({ injectionSite, additionalSites = [], ...dose }) => {
    // Changing the peptide resets the site.
    const [first = null, ...others] = isInjected ? distinctSites([injectionSite, ...additionalSites]) : []
    const isSplit = others.length > 0 || props.editing?.additionalSites?.length
    const sites = { injectionSite: first, ...(isSplit && { additionalSites: others }) }
    if (!pending) onSubmit({ ...dose, ...sites, ...choice.sent }, warned)
  })
  useEnter(() => double || isAsking || submit())
  const sites = isInjected ? distinctSites([site, ...(others ?? [])]) : []
  const buttons = { entryPoint, form: id, sites, problem, notices, double, timeZone, pending, onClose }
  return (
    <>
      <form
        id={id}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 pb-1 md:grid-cols-[minmax(0,1fr)_21.5rem] md:grid-rows-[auto_auto_1fr] md:gap-y-3"
      >
        <div className="empty:hidden md:col-span-2">
          <DraftNote draft={draft} />
        </div>
        <Fields isDraft={draft.isKept} props={props} entries={entries} known={known} />
      </form>
      {footer &&
        createPortal(
          <SheetFooter {...buttons} today={dayOf(serverNow(), timeZone)} onSubmit={submit} />,
          footer,
        )}
      <DiscardQuestion open={isAsking} onOpenChange={ask} onDiscard={onClose} />
    </>
  )
}

/** The dose sheet's form. */
export default function SheetForm(props: SheetFormProps) {
  const { form, entries, draft } = useSheetForm(props)
  return (
    <FormProvider {...form}>
      <Sheet props={props} entries={entries} draft={draft} />
    </FormProvider>
  )
}
