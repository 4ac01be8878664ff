// What tests begin with: each makes its own parents, and takes what the test is about.
export * from './factories/catalogue.ts'
export * from './factories/goods.ts'
export {
  aMember,
  aMemberWithUnverifiedPhone,
  aNewcomer,
  anAdmin,
  aPasskey,
  aPhoneCode,
  aSession,
  type Member,
  PASSWORD,
  staySignedIn,
} from './factories/people.ts'
export * from './factories/regimen.ts'
