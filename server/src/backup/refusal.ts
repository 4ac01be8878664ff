/** A backup that can't be made or restored; the message says why and what to do. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal'
}
