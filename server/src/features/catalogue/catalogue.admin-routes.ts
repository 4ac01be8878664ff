import * as calls from '@pepwell/contract/catalogue/catalogue-admin'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyInstance } from 'fastify'
import { type HandlerInput, handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { pictureIn } from '../../http/picture-upload.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { CatalogueEdits } from './catalogue-edits.service.ts'
import type { ImageSize, ProductImages } from './product-images.service.ts'

interface Services {
  edits: CatalogueEdits
  images: ProductImages
}

type ImageInput = HandlerInput<typeof calls.productImage | typeof calls.productThumbnail>

export function catalogueAdminRoutes(app: FastifyInstance, { edits, images }: Services): void {
  handle(app, calls.addPeptide, (input) => edits.add(operatorOf(input), input.body))
  handle(app, calls.updatePeptide, (input) => edits.change(operatorOf(input), input.params.id, input.body))
  handle(app, calls.renamePeptide, (input) => edits.change(operatorOf(input), input.params.id, input.body))
  handle(app, calls.orderPeptides, async (input) => {
    await edits.order(operatorOf(input), input.body)
    return { message: 'Peptide order updated successfully' }
  })
  handle(app, calls.removePeptide, async (input) => {
    await edits.remove(operatorOf(input), input.params.id)
    return { message: 'Peptide deleted successfully' }
  })
  handle(app, calls.duplicatePeptide, (input) => edits.duplicate(operatorOf(input), input.params.id))
  handle(app, calls.publishPeptide, (input) =>
    edits.publish(operatorOf(input), input.params.id, input.body.version),
  )
  handle(app, calls.setShopAvailability, ({ body, ...input }) =>
    edits.setAvailability(operatorOf(input), input.params.id, body.shopEnabled, body.version),
  )
  handle(app, calls.setShopData, ({ body: { version, ...changes }, ...input }) =>
    edits.setShopData(operatorOf(input), input.params.id, changes, version),
  )
  handle(app, calls.setProductImage, async (input) =>
    edits.setImage(operatorOf(input), input.params.id, await pictureIn(input.request)),
  )
  const picture =
    (size: ImageSize) =>
    ({ params: { hash }, request, reply }: ImageInput) =>
      sendCached(request, reply, {
        type: PICTURE_TYPE,
        tag: `${hash}-${size}`,
        addressed: true,
        isPublic: true,
        open: () => images.open(hash, size),
      })
  handle(app, calls.productImage, picture('image'))
  handle(app, calls.productThumbnail, picture('thumbnail'))
}
