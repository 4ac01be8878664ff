import type { Db } from '../../database/connect.ts'
import type { Answer } from './answering.service.ts'

export const insertSingleQuestion = (db: Db, userId: string, sent: Answer['sent'], askedAt: Date) =>
  db
    .insertInto('aiSingleQuestions')
    .values({ userId, sent: JSON.stringify(sent), askedAt })
    .execute()
