import { DoseStepForm } from '@pepwell/contract/plan/dose-steps'
import { z } from 'zod'
import { lengthKinds } from './step-lengths.ts'

const countOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Checks each step as the call does, and names the field that is wrong. */
const filledStep = z
  .object({ dose: z.string(), kind: z.enum(lengthKinds), count: z.string(), from: z.string() })
  .transform(({ dose, kind, count, from }, context) => {
    const step = {
      dose,
      ...(kind === 'weeks' && { weeks: countOf(count) }),
      ...(kind === 'doses' && { doses: countOf(count) }),
      ...(kind === 'from' && { from }),
    }
    const { data, error } = DoseStepForm.safeParse(step)
    for (const { path, message } of error?.issues ?? []) {
      const [field] = path
      const shown = field === 'weeks' || field === 'doses' ? 'count' : (field ?? 'dose')
      context.addIssue({ code: 'custom', path: [shown], message })
    }
    return data ?? z.NEVER
  })

/** The form's steps as the call takes them. */
export const stepsForm = z.object({ steps: z.array(filledStep) })
export type FilledSteps = z.output<typeof stepsForm>
