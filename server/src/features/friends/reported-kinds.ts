import type { NearbyMessage } from '@pepwell/contract/social/abuse-reports'
import type { Db } from '../../database/connect.ts'

type Nearby = Omit<NearbyMessage, 'at'> & { at: Date }

/** A kind of content that can be reported. Its feature registers it. */
export interface ReportedKind {
  name: 'message' | 'stack'
  /** Its owner and content, if the reporter sees it. */
  find(db: Db, reporterId: string, id: number): Promise<{ ownerId: string; text: string } | undefined>
  /** The content around each, in the order of `ids`, in one query. */
  nearbyOf?(db: Db, ids: readonly number[]): Promise<readonly (readonly Nearby[])[]>
  /** Called when an operator has reviewed held content. */
  reviewed?(tx: Db, id: number, isFine: boolean): Promise<void>
  /** Hides it from everyone except its owner. */
  hide?(tx: Db, id: number): Promise<void>
}

/** The registered kinds of reportable content. */
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
