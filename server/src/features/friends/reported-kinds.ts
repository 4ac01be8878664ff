import type { NearbyMessage } from '@pepwell/contract/social/abuse-reports'
import type { Db } from '../../database/connect.ts'

type Nearby = Omit<NearbyMessage, 'at'> & { at: Date }

/** A kind of things that members write or share and that can be reported. The feature that has them registers it. */
export interface ReportedKind {
  name: 'message' | 'stack'
  /** Whose it is and what it says, as far as the reporter sees it. */
  find(db: Db, reporterId: string, id: number): Promise<{ ownerId: string; text: string } | undefined>
  /** What stands around them, the reported among it, in the order of `ids`: one query, however many there are. */
  nearbyOf?(db: Db, ids: readonly number[]): Promise<readonly (readonly Nearby[])[]>
  /** An operator has read what was held for review: others may see it, or not. */
  reviewed?(tx: Db, id: number, isFine: boolean): Promise<void>
  /** Hides it from everybody but its owner. */
  hide?(tx: Db, id: number): Promise<void>
}

/** What can be reported besides people as such. */
export class ReportedKinds {
  private readonly byName = new Map<string, ReportedKind>()

  register(kind: ReportedKind): void {
    if (this.byName.has(kind.name)) throw new Error(`Two kinds of reported things are called '${kind.name}'`)
    this.byName.set(kind.name, kind)
  }

  of(name: string): ReportedKind | undefined {
    return this.byName.get(name)
  }
}
