import type { FoodDetails } from '@pepwell/contract/nutrition/nutrition'
import type { FeatureDeps } from '../../app-deps.ts'
import { Refusal } from '../../refusal.ts'

/** Products by barcode, from the first source that supports it. */
export function barcodesService({ foodSources = [], logger }: Pick<FeatureDeps, 'foodSources' | 'logger'>) {
  const source = foodSources.find(({ byBarcode }) => byBarcode)

  return {
    /** whether such a source is configured */
    areOn: source !== undefined,

    /** @throws Refusal BARCODES_OFF, BARCODE_NOT_FOUND, FOOD_SOURCE_FAILED */
    async product(code: string): Promise<FoodDetails> {
      if (!source?.byBarcode) throw new Refusal('BARCODES_OFF')
      const food = await source.byBarcode(code).catch((error: unknown) => {
        logger.warn({ err: error }, `${source.name} failed to look a barcode up`)
        throw new Refusal('FOOD_SOURCE_FAILED')
      })
      if (!food) throw new Refusal('BARCODE_NOT_FOUND')
      return food
    },
  }
}

export type Barcodes = ReturnType<typeof barcodesService>
