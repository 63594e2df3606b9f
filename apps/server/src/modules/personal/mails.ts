import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { findLetters } from '../booking/notification/store'

const atMost = 100

export async function myMails(context: Context, actor: Actor) {
  const rows = await inCompany(context, actor.enterpriseId, (work) => findLetters(work, actor.employeeId, atMost))
  return {
    delivered: context.mail.delivers,
    list: rows.map(({ id, at, subject, body }) => ({ id, at: at.toISOString(), subject, body })),
  }
}
