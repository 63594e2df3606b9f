import type { Outbox, OutboxMessage } from '../../ports/sms'

/** Keeps messages in a table instead of sending them. */
export function createSandboxOutbox(): Outbox {
  return {
    async keep({ sql }, { id, at, channel, to, subject, body }) {
      await sql.query('INSERT INTO sandbox_outbox (id, at, channel, receiver, subject, body) VALUES ($1, $2, $3, $4, $5, $6)', [
        id,
        at,
        channel,
        to,
        subject,
        body,
      ])
    },
    read: ({ sql }, limit) =>
      sql.query<OutboxMessage>(
        'SELECT id, at, channel, receiver AS "to", subject, body FROM sandbox_outbox ORDER BY at DESC, id DESC LIMIT $1',
        [limit],
      ),
    async clear({ sql }, before) {
      await sql.query('DELETE FROM sandbox_outbox WHERE at < $1', [before])
    },
  }
}
