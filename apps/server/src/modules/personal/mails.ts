import type { Actor, Context } from '../../context'
import { findLetters } from '../booking/notification/store'

const atMost = 100

export async function myMails(context: Context, actor: Actor) {
  const rows = await context.database.tenant(actor.enterpriseId, (sql) =>
    findLetters(sql, actor.enterpriseId, actor.employeeId, atMost),
  )
  return {
    delivered: context.mail.delivers,
    list: rows.map(({ id, at, subject, body }) => ({ id, at: at.toISOString(), subject, body })),
  }
}
