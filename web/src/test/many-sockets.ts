import { setMaxListeners } from 'node:events'

// msw listens once for each socket of a file, which is no leak. It has to be said before msw is loaded.
setMaxListeners(100)
