import { acceptManualQuote, answerManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import { expectResult } from '../../../testing/flights'
import { oneTicket, settleIntl, ticketedIntl } from '../../../testing/intl-flight/after-sales'
import { askedQuote, quoteOf, refundAnswer, refundAsked, standsFor } from '../../../testing/intl-flight/manual-quotes'
import type { TestServer } from '../../../testing/server'

/** Three refunds at the desk: one to be answered, one answered, one that is accepted and waits to be carried out. */
export async function manualQuotesOfOne(server: TestServer, agent: string) {
  const asked = async (date: string, returnDate: string) => {
    const order = await ticketedIntl(server, { date, returnDate, wanted: oneTicket })
    await askedQuote(server, refundAsked(order))
    const answer = refundAnswer(await quoteOf(server, order.orderNo, 'employee', agent), standsFor(server, 7 * 24 * 60))
    return { ask: refundAsked(order), answer }
  }
  const answered = async (date: string, returnDate: string) => {
    const { ask, answer } = await asked(date, returnDate)
    return (
      expectResult(await server.call('employee', answerManualQuote, answer, { token: agent })) && {
        ask,
        seen: { quoteNo: answer.quoteNo, version: 2 },
      }
    )
  }
  const waiting = await asked('2027-03-02', '2027-03-05')
  const quoted = await answered('2027-03-09', '2027-03-12')
  const accepted = await answered('2027-03-16', '2027-03-19')
  const { orderNo } = expectResult(await server.call('employee', acceptManualQuote, accepted.seen))
  await settleIntl(server, 'employee', orderNo)
  return { waiting, quoted: quoted.seen, accepted: { ...accepted.seen, version: 3 } }
}
