import type { within } from '@testing-library/react'
import { aPersonalPeptide } from './regimen.ts'
import type { renderPage } from './render.tsx'

/** Fills in the personal peptide form. @returns the input */
export async function fillIn(
  { user }: Pick<ReturnType<typeof renderPage>, 'user'>,
  form: ReturnType<typeof within>,
) {
  const peptide = aPersonalPeptide()
  const { id: _id, competitorLinks: _links, halfLifeHours, timeToPeakHours, category, ...texts } = peptide
  const labels: Record<keyof typeof texts, string> = {
    name: 'Name',
    description: 'Description',
    benefits: 'Benefits',
    sideEffects: 'Side effects',
    recommendedDose: 'Recommended dose',
    frequency: 'Frequency',
    duration: 'Duration',
    bestTakenWith: 'Best taken with',
  }
  await user.selectOptions(await form.findByLabelText('Category'), category)
  for (const [name, label] of Object.entries(labels)) {
    await user.click(form.getByLabelText(label))
    await user.paste(texts[name as keyof typeof texts])
  }
  return { ...texts, category, competitorLinks: null, halfLifeHours, timeToPeakHours }
}
