/** The database can't start here; the message says what is wrong and what to do. */
export class EmbeddedRefusal extends Error {
  override name = 'EmbeddedRefusal'
}

export class FolderInUse extends EmbeddedRefusal {
  override name = 'FolderInUse'

  constructor(folder: string, holder: number | undefined) {
    const who = holder === undefined ? 'Another Pepwell' : `Another Pepwell (process ${holder})`
    super(`${who} is already using ${folder}. Stop it, or set DATA_DIR to another folder.`)
  }
}
