import type { Passage } from '@pepwell/domain/library/library'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Locks the library against other writers until the transaction ends. */
export const lockLibrary = (tx: Db) =>
  sql`LOCK TABLE library_passages IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

/** A passage with its search words. */
export interface ShelvedPassage extends Omit<Passage, 'names' | 'also'> {
  titleWords: string
  otherNames: string
  headingWords: string
  bodyWords: string
}

/**
 * Makes the library equal to these passages: writes new and changed ones, deletes others.
 * @returns whether anything changed
 */
export async function putPassages(tx: Db, passages: readonly ShelvedPassage[]): Promise<boolean> {
  const put = await sql`
    INSERT INTO library_passages (key, place, kind, title, heading, body, address, search)
    SELECT key, place, kind, title, heading, body, address, setweight(to_tsvector('english', "titleWords"), 'A')
      || setweight(to_tsvector('english', "otherNames"), 'B') || setweight(to_tsvector('english', "headingWords"), 'C') || setweight(to_tsvector('english', "bodyWords"), 'D')
    FROM json_to_recordset(${JSON.stringify(passages)}::json) AS passage (key text, place int, kind text, title text, heading text,
      body text, address text, "titleWords" text, "otherNames" text, "headingWords" text, "bodyWords" text)
    ON CONFLICT (key) DO UPDATE SET place = excluded.place, kind = excluded.kind, title = excluded.title, heading = excluded.heading,
      body = excluded.body, address = excluded.address, search = excluded.search
    WHERE (library_passages.place, library_passages.body, library_passages.address, library_passages.search)
      IS DISTINCT FROM (excluded.place, excluded.body, excluded.address, excluded.search)`.execute(tx)
  const deleted = await sql`
    DELETE FROM library_passages WHERE key <> ALL(${passages.map(({ key }) => key)}::text[])`.execute(tx)
  return Number(put.numAffectedRows ?? 0) + Number(deleted.numAffectedRows ?? 0) > 0
}

/** Recounts in how many passages each word occurs. */
export async function countWords(tx: Db): Promise<void> {
  await tx.deleteFrom('libraryWords').execute()
  await sql`
    INSERT INTO library_words (word, passages)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM library_passages')`.execute(tx)
}

/** A search. */
interface LibraryQuery {
  /** as indexed for search */
  question: string
  /** synonyms */
  related: string
  limit: number
}

/** Marks around matches: characters that no text contains. */
export const marks = { begin: '\uE000', end: '\uE001' }

/** A found passage. */
export interface FoundPassage extends Omit<Passage, 'names' | 'also' | 'kind'> {
  kind: string
  /** the body with {@link marks} around matches */
  marked: string
  score: number
}

/**
 * The best passages for a question. A rarer word counts more, a typo counts as its most similar words, and a synonym
 * counts less. Matching more of the words beats matching one of them often.
 */
export const passagesAbout = ({ question, related, limit }: LibraryQuery) =>
  sql<FoundPassage>`
    WITH asked AS (
      SELECT lexeme, max(worth) AS worth FROM (
        SELECT lexeme, 1.0 AS worth FROM unnest(to_tsvector('english', ${question}))
        UNION ALL SELECT lexeme, 0.35 FROM unnest(to_tsvector('english', ${related}))) AS words GROUP BY lexeme
    ), meant AS (
      SELECT asked.lexeme AS asked, near.word, near.likeness * asked.worth
        * ln(1 + (SELECT count(*) FROM library_passages) / near.passages::float8) AS worth
      FROM asked CROSS JOIN LATERAL (
        SELECT word, passages, 1.0::float8 AS likeness FROM library_words WHERE word = asked.lexeme
        UNION ALL
        (SELECT word, passages, similarity(word, asked.lexeme)::float8 FROM library_words
          WHERE word % asked.lexeme AND asked.worth = 1 AND length(asked.lexeme) > 3
            AND NOT EXISTS (SELECT FROM library_words AS exact WHERE exact.word = asked.lexeme)
          ORDER BY 3 DESC, word LIMIT 2)
      ) AS near
    ), hits AS (
      SELECT passage.key, meant.asked,
        max(meant.worth * CASE
          WHEN search @@ (quoted || ':A')::tsquery THEN 1 - least(length(title), 60) / 200.0
          WHEN search @@ (quoted || ':B')::tsquery THEN 0.8
          WHEN search @@ (quoted || ':C')::tsquery THEN 0.35
          ELSE 0.3 END) AS score
      FROM meant, quote_literal(meant.word) AS quoted
      JOIN library_passages AS passage ON search @@ quoted::tsquery
      GROUP BY passage.key, meant.asked
    ), best AS (
      SELECT key, place, sum(score) AS score FROM hits JOIN library_passages USING (key)
      GROUP BY key, place ORDER BY 3 DESC, place, key LIMIT ${limit}
    )
    SELECT passage.key, kind, title, heading, body, address, score,
      ts_headline('english', body,
        (SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM (SELECT DISTINCT word FROM meant) AS words),
        ${`HighlightAll=true, StartSel=${marks.begin}, StopSel=${marks.end}`}) AS marked
    FROM best JOIN library_passages AS passage USING (key) ORDER BY score DESC, passage.place, passage.key`
