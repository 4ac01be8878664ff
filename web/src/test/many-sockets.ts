import { setMaxListeners } from 'node:events'

// msw adds a listener per socket of a file, which isn't a leak. Raise the limit before msw loads.
setMaxListeners(100)
