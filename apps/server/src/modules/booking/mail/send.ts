import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { lockLetter, markSent } from './store'

/** Hands one letter to the mail server; a refusal is tried again by the queue. */
export async function sendMail(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const letter = await lockLetter(sql, enterpriseId, job.payload['mailId']!)
    if (!letter || letter.sentAt) return
    await context.mail.send({ to: letter.address, subject: letter.subject, body: letter.body })
    await markSent(sql, enterpriseId, letter.id, context.clock.now())
  })
}
