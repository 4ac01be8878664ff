import { webPages } from '../../server/src/ports/price-source-web.ts'
import { startProduct } from '../../server/src/start.ts'
import { aCardService } from './card-page.ts'

/** The product, which takes cards, and also reads the pages of shops on this machine: those that journeys open. */
await startProduct({
  ports: {
    cards: await aCardService(`http://localhost:${process.env.PORT}`),
    priceSource: webPages({
      contact: 'journeys@mail.net',
      mayReach: (address) => address === '127.0.0.1',
      mayUsePort: () => true,
    }),
  },
})
