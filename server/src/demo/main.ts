import { brandName } from '@pepwell/domain/text/brand'
import { startProduct } from '../start.ts'
import { demoOperators } from './back-office/people.ts'
import { prepareDemo } from './prepare-demo.ts'
import { demoPerson } from './regimen.ts'

// Run by `npm run demo`: Pepwell with half a year of made-up data.
await startProduct({
  beforeListening: prepareDemo,
  ready: ({ publicUrl }) =>
    `${brandName} is ready at ${publicUrl}: sign in as ${demoPerson.email}, or as the admin ${demoOperators[0]?.email}, with the password '${demoPerson.password}'.`,
})
