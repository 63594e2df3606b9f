import { Readable } from 'node:stream'
import { Type, type Static } from 'typebox'
import { problem } from '@sojourn/contract/kit/problems'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { ledgerJournal } from '../../../modules/finance/ledger-export'
import type { Api } from '../../bind'
import { sendProblem } from '../../envelope'

const Period = Type.Object({ from: Type.Optional(LocalDate), to: Type.Optional(LocalDate) })

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
export function bindLedger({ server, context, sessions }: Api): void {
  server.get('/api/Finance/ExportLedger', { schema: { querystring: Period } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (!actor.permissions.includes('finance')) return sendProblem(request, reply, problem('forbidden'))
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="ledger.journal"')
      .type('text/plain; charset=utf-8')
      .send(Readable.from(ledgerJournal(context, actor, request.query as Static<typeof Period>)))
  })
}
