/** Read by the features that a delivery concerns. */
export { certificatesOfItem, selectDeliveredItems as deliveredItems } from './delivered-items.queries.ts'
