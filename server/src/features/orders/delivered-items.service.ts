/** Read by the features that a delivery concerns. */
export { selectDeliveredItems as deliveredItems } from './delivered-items.queries.ts'
