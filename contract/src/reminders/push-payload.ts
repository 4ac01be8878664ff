/** The JSON payload of a push to the service worker. */
export interface PushPayload {
  title: string
  body: string
  /** its topic: a later push on the same topic replaces it */
  tag: string
  /** the path in the app that it opens */
  url: string
  /** the occurrence that it reminds of; null or omitted without one */
  reminderId: number | null
  occursOn: string | null
  userPeptideId: number | null
}
