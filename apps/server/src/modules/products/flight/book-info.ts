import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
import { flightCredentialFault } from '@sojourn/domain/booking/traveller/credentials'
import type { Actor, Context } from '../../../context'
import { openDraft } from '../../booking/draft/draft'
import { bookInfoOf } from '../../booking/lifecycle/book-info'
import { journeysOf } from './supply'

/** Everything of the booking page but the fare. */
export const bookInfo = (context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<BookInfo | Problem> =>
  context.database.tenant(actor.enterpriseId, async (sql) => {
    const draft = await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { departDate, returnDate } = draft.searchParams
    return bookInfoOf(context, actor, sql, draft, {
      firstDay: departDate,
      lastDay: returnDate ?? departDate,
      credentialFault: flightCredentialFault,
      journeys: journeysOf(draft),
      insured: true,
    })
  })
