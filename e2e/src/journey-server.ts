import { webPages } from '../../server/src/ports/price-source-web.ts'
import { startProduct } from '../../server/src/start.ts'
import { anAiService } from './ai-service.ts'
import { aCardService } from './card-page.ts'

/** The product, which takes cards, asks a model on this machine, and also reads the pages of shops on it: those that journeys open. */
await startProduct({
  ports: {
    ai: await anAiService(),
    cards: await aCardService(`http://localhost:${process.env.PORT}`),
    priceSource: webPages({
      contact: 'journeys@mail.net',
      mayReach: (address) => address === '127.0.0.1',
      mayUsePort: () => true,
    }),
  },
})
