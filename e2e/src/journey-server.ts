import { webPages } from '../../server/src/ports/price-source-web.ts'
import { startProduct } from '../../server/src/start.ts'
import { anAiService } from './ai-service.ts'
import { aCardService } from './card-page.ts'

/** Pepwell with card payments, a language model and shops on this machine, which journeys open. */
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
