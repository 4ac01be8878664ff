import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { prepared } from '../../database/prepared.ts'

/** Data for recommendations in one round trip: the profile and the active plan. */
export const selectFacts = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .select(['dateOfBirth', 'gender', 'weight', 'goalWeight', 'healthConditions', 'allergies'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('userPeptides as entry')
          .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
          .leftJoin('personalPeptides as personal', (join) =>
            join
              .onRef('personal.userId', '=', 'entry.userId')
              .onRef('personal.id', '=', 'entry.personalPeptideId'),
          )
          .select([
            sql<string>`coalesce(peptide.name, personal.name)`.as('name'),
            sql<string>`coalesce(peptide.category, personal.category)`.as('category'),
          ])
          .whereRef('entry.userId', '=', 'users.id')
          .where('entry.status', '=', 'active')
          .orderBy('entry.id'),
      ).as('peptides'),
    )
    .where('users.id', '=', userId),
)
