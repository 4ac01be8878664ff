import type { ProductCosts } from '@pepwell/contract/shop/product-costs'

/** A peptide's costs; override what the test needs. */
export const someCosts = (changes: Partial<ProductCosts> = {}): ProductCosts => ({
  id: 7,
  peptideId: 1,
  peptide: { id: 1, name: 'BPC-157' },
  ...{ costOfGoods: 9.8, packagingCost: 1.1, testingCost: 2.4, shippingCost: 1.45, otherCosts: 1.12 },
  ...{ mailingLabelCost: 0.3, barcodeCost: 0.2, retailPrice: 54.99 },
  ...{ scrapingLink1: null, scrapingLink2: null, scrapingLink3: null, scrapingLink4: null },
  ...{ link1UsLabTested: false, link2UsLabTested: false, link3UsLabTested: false, link4UsLabTested: false },
  ...{
    link1BatchTracked: false,
    link2BatchTracked: false,
    link3BatchTracked: false,
    link4BatchTracked: false,
  },
  lowestVendorPrice: null,
  version: 1,
  ...changes,
})
