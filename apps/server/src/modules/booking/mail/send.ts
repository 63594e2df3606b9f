import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { lockLetter, markSent } from './store'

/** Hands one letter to the mail server, or to the outbox where none is set; a refusal is tried again by the queue. */
export async function sendMail(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  await context.database.transaction(enterpriseId, async (sql) => {
    await finishJob(sql, job.id)
    const letter = await lockLetter(sql, enterpriseId, job.payload['mailId']!)
    if (!letter || letter.sentAt) return
    const { address: to, subject } = letter
    const body = letter.sentOnlyCipher ? `${letter.body}\n\n${context.vault.open(letter.sentOnlyCipher)}` : letter.body
    const now = context.clock.now()
    if (context.mail.delivers) await context.mail.send({ to, subject, body })
    else await context.outbox?.keep({ now, sql }, { id: letter.id, at: now, way: 'mail', to, subject, body })
    await markSent(sql, enterpriseId, letter.id, now)
  })
}
