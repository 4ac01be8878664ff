import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/catalogue/catalogue'
import * as admin from '@pepwell/contract/catalogue/catalogue-admin'
import { imageHashIn } from '@pepwell/domain/shop/product-images'
import {
  anAdmin,
  aPersonalPeptide,
  aProduct,
  catalogueBody,
  personalPeptideBody,
} from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import { sendCall } from '../../testing/send-call.ts'
import type { TestApp } from '../../testing/test-app.ts'

const nobodys = { isNobodys: true } as const

const aboutAProduct = async (test: TestApp) => ({ params: { id: (await aProduct(test)).id } })

async function anImage(test: TestApp) {
  const { cookie } = await anAdmin(test)
  const response = await sendCall(test, admin.setProductImage, await aboutAProduct(test), cookie)
  return { params: { hash: imageHashIn(response.body.productImageUrl) ?? '' } }
}

async function aDraft(test: TestApp) {
  const { cookie } = await anAdmin(test)
  const response = await sendCall(test, admin.duplicatePeptide, await aboutAProduct(test), cookie)
  return { params: { id: response.body.id }, body: {} }
}

const shopData = {
  status: 'available' as const,
  price: 54.99,
  originalPrice: 64.99,
  purity: '99 %',
  form: 'Lyophilized powder',
  storage: '-20°C',
  rating: 4.8,
  reviews: 12,
  icon: '🧬',
}

const body = { ...personalPeptideBody(), competitorLinks: 'x', halfLifeHours: 10, timeToPeakHours: 2 }

export const samples: Samples = [
  sample(admin.addPeptide, () => ({
    body: catalogueBody({ displayOrder: 3, productImageUrl: null }),
  })),
  sample(
    admin.updatePeptide,
    async (test) => ({
      ...(await aboutAProduct(test)),
      body: catalogueBody({ displayOrder: 5, productImageUrl: null }),
    }),
    nobodys,
  ),
  sample(
    admin.renamePeptide,
    async (test) => ({ ...(await aboutAProduct(test)), body: { name: catalogueBody().name } }),
    nobodys,
  ),
  sample(admin.orderPeptides, async (test) => {
    const [one, other] = [await aProduct(test), await aProduct(test)]
    return { body: { ids: [other.id, one.id], moved: other.id } }
  }),
  sample(admin.removePeptide, aboutAProduct, nobodys),
  sample(admin.duplicatePeptide, aboutAProduct, nobodys),
  sample(admin.publishPeptide, aDraft, nobodys),
  sample(
    admin.setShopAvailability,
    async (test) => ({ ...(await aboutAProduct(test)), body: { shopEnabled: true } }),
    nobodys,
  ),
  sample(admin.setShopData, async (test) => ({ ...(await aboutAProduct(test)), body: shopData }), nobodys),
  sample(admin.setProductImage, aboutAProduct, nobodys),
  sample(admin.productImage, anImage, nobodys),
  sample(admin.productThumbnail, anImage, nobodys),
  sample(calls.addPersonalPeptide, () => ({ body: { ...body, clientId: randomUUID() } })),
  sample(calls.updatePersonalPeptide, async (test, member) => ({
    params: { id: (await aPersonalPeptide(test, member)).id },
    body,
  })),
  sample(calls.removePersonalPeptide, async (test, member) => ({
    params: { id: (await aPersonalPeptide(test, member)).id },
  })),
]
