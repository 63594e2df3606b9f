import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import { railCredentialFault } from '@sojourn/domain/products/train/credentials'
import { railLockMinutes } from '@sojourn/domain/products/train/lock-time'
import { categoryOf } from '@sojourn/domain/products/train/passengers'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { bookInfoOf } from '../../../booking/search/book-info'
import { findEnterprise } from '../../../booking/settings/store'
import { birthDateOfBearer } from '../../../booking/traveller/bearer'
import { findCredentials } from '../../../booking/traveller/store'
import { localAccounts, sourceOf } from '../office/local'
import { openTrainDraft } from '../draft/open-draft'
import { areOfStudent } from './students'

/** Everything of the booking page but the ride. */
export const bookInfo = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getTrainBookInfo>,
): Promise<TrainBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openTrainDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { departDate } = draft.searchParams
    const { lastDay = departDate } = request
    const boarding = { first: lastDay < departDate ? lastDay : departDate, last: lastDay < departDate ? departDate : lastDay }
    const info = await bookInfoOf(work, actor, draft, {
      firstDay: boarding.first,
      lastDay: boarding.last,
      credentialFault: railCredentialFault,
      insured: false,
    })
    const source = sourceOf(await findEnterprise(work))
    const documents = await findCredentials(work, draft.travellerIds)
    return {
      ...info,
      travellers: info.travellers.map((traveller) => {
        const bought = traveller.credentials.find(({ usable }) => usable) ?? traveller.credentials[0]
        const ofTraveller = documents.filter(({ employeeId }) => employeeId === traveller.employeeId)
        const document = ofTraveller.find(({ credentialId }) => credentialId === bought?.credentialId)
        const category = document
          ? categoryOf(birthDateOfBearer(context, document, ofTraveller), boarding, areOfStudent(ofTraveller, boarding.last))
          : ('adult' as const)
        return { ...traveller, category }
      }),
      source,
      localAccounts: source === 'local' ? localAccounts(actor.language) : [],
      holdMinutes: railLockMinutes,
    }
  })
