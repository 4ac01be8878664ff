// Test data: each factory creates its own parents and accepts overrides.
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
