import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { FlightBookInfo } from '@sojourn/contract/products/flight/booking.shapes'
import { flightCredentialFault } from '@sojourn/domain/products/flight/credentials'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { openFlightDraft } from '../draft/open-draft'
import { passengersOf } from '../draft/passengers'

/** Everything of the booking page but the fare. */
export const bookInfo = (context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<FlightBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { departDate, returnDate } = draft.searchParams
    const info = await bookInfoOf(work, actor, draft, {
      firstDay: departDate,
      lastDay: returnDate ?? departDate,
      credentialFault: flightCredentialFault,
      asksBirthDate: true,
      insured: true,
    })
    const ids = info.travellers.map(({ employeeId }) => employeeId)
    const passengers = await passengersOf(work, ids, departDate)
    return { ...info, travellers: info.travellers.map((traveller, index) => ({ ...traveller, passenger: passengers[index]! })) }
  })
