import type { NewPersonalPeptide, PersonalPeptideUpdate } from '@pepwell/contract/catalogue/catalogue'
import type { OwnPage } from '@pepwell/contract/fields'
import { MAX_PERSONAL_PEPTIDES } from '@pepwell/domain/text/limits'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { DB } from '../../database/schema.ts'
import type { CsvColumns, CsvTable } from '../../http/csv-reply.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './personal-peptides.queries.ts'
import { allPersonalPeptides, type PeptidesPage, peptideTotals } from './personal-peptides-admin.queries.ts'

/** A personal peptide in the CSV. */
type CsvPeptide = Awaited<ReturnType<typeof allPersonalPeptides>>[number]

/** Columns of the CSV. */
const peptideColumns: CsvColumns<CsvPeptide> = {
  'User Email': ({ user }) => user.email,
  'User ID': ({ userId }) => userId,
  Name: ({ name }) => name,
  Category: ({ category }) => category,
  Description: ({ description }) => description,
  Dose: ({ recommendedDose }) => recommendedDose,
  Frequency: ({ frequency }) => frequency,
  Created: ({ createdAt }) => createdAt.toISOString(),
}

/** Personal peptides; no other member sees them. */
export function personalPeptidesService({
  db,
  readDb,
  clock,
}: {
  db: Kysely<DB>
  readDb: Kysely<DB>
  clock: Clock
}) {
  return {
    list: (user: SessionUser, page: OwnPage) => queries.personalPeptidesOf(db, user.id, page),

    /** For operators: all members'. */
    listAll: (page: PeptidesPage) => allPersonalPeptides(db, page),
    csv: ({ timeZone }: SessionUser, search: string | undefined): CsvTable<CsvPeptide> => ({
      name: `personal-peptides-${dayOf(clock.now(), timeZone)}`,
      columns: peptideColumns,
      page: (from, limit) => allPersonalPeptides(readDb, { search, limit, after: from?.id }),
    }),
    totals: () => peptideTotals(db),

    /**
     * Stores a peptide once per client id: a retry returns the first.
     * @throws Refusal PERSONAL_PEPTIDES_FULL
     */
    add: (user: SessionUser, input: z.output<typeof NewPersonalPeptide>) =>
      db.transaction().execute(async (tx) => {
        const count = await lockOwnRows(tx, 'personal_peptides', user.id)
        const row = { ...input, userId: user.id, createdAt: new Date(clock.now()) }
        const added = await queries.insertPersonalPeptide(tx, row)
        if (added && count >= MAX_PERSONAL_PEPTIDES) throw new Refusal('PERSONAL_PEPTIDES_FULL')
        return added ?? queries.personalPeptideByClientId(tx, user.id, String(input.clientId))
      }),

    /** @throws Refusal PERSONAL_PEPTIDE_NOT_FOUND */
    async update(user: SessionUser, id: number, changes: z.output<typeof PersonalPeptideUpdate>) {
      const changed = await queries.changePersonalPeptide(db, user.id, id, changes)
      if (!changed) throw new Refusal('PERSONAL_PEPTIDE_NOT_FOUND')
      return changed
    },

    /** @throws Refusal PERSONAL_PEPTIDE_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deletePersonalPeptide(db, user.id, id)))
        throw new Refusal('PERSONAL_PEPTIDE_NOT_FOUND')
    },
  }
}

export type PersonalPeptides = ReturnType<typeof personalPeptidesService>
