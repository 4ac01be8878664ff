import { DoseStepForm } from '@pepwell/contract/plan/dose-steps'
import { z } from 'zod'
import { lengthKinds } from './step-lengths.ts'

const countOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Validates each step like the call and sets field errors. */
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

/** Converts the form's steps for the call. */
export const stepsForm = z.object({ steps: z.array(filledStep) })
export type FilledSteps = z.output<typeof stepsForm>
