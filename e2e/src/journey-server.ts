import { webPages } from '../../server/src/ports/price-source-web.ts'
import { startProduct } from '../../server/src/start.ts'

/** The product, which also reads the pages of shops on this machine: those that journeys open. */
await startProduct({
  ports: {
    priceSource: webPages({
      contact: 'journeys@mail.net',
      mayReach: (address) => address === '127.0.0.1',
      mayUsePort: () => true,
    }),
  },
})
