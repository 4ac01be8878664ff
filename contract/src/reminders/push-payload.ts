/** What a push carries to the service worker, as JSON. */
export interface PushPayload {
  title: string
  body: string
  /** what it is about: a later one about the same takes its place */
  tag: string
  /** the path of the app that it leads to */
  url: string
  /** the occurrence that it reminds of; null, or left out, where it reminds of none */
  reminderId: number | null
  occursOn: string | null
  userPeptideId: number | null
}
