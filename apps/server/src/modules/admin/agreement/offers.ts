import type {
  AgreementOffer,
  answerAgreement,
  askForAgreement,
  getAgreementOffers,
} from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { markAgencyWork } from '../../booking/notification/agency-waiting-store'
import { companyRefusal } from '../../booking/traveller/scope'
import { changeRecord } from '../record/change-record'
import { agreementRecord, forCompany, isKnown } from './company-view'
import { moveOffer, stepBy } from './move-offer'
import { findOffers, insertOffer, lockOffer, type OfferRow, type StepTaken } from './offer-store'

export const offersAtMost = 50

export const companyOffers = (context: Context, actor: Actor): Promise<ResponseOf<typeof getAgreementOffers> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const rows = await findOffers(work, offersAtMost)
    return { list: rows.filter(isKnown).map((row) => offerOf(forCompany(row), actor)) }
  })

export function offerOf(row: OfferRow, { employeeId, language }: Actor): AgreementOffer {
  const { agreementId, stage, request, terms, note, reason } = row
  const by = (name: 'asked' | 'proposed' | 'checked' | 'ended') => {
    const step: StepTaken | null = row[name]
    return step && { [name]: { name: nameIn(step.name, language), at: step.at } }
  }
  return {
    agreementId,
    stage,
    request,
    reason,
    ...(terms && { terms: { ...terms, note } }),
    ...by('asked'),
    ...by('proposed'),
    ...by('checked'),
    ...by('ended'),
    mine: row.proposed?.id === employeeId,
  }
}

type Asked = ResponseOf<typeof askForAgreement>

export const askForOffer = (
  context: Context,
  actor: Actor,
  { note }: RequestOf<typeof askForAgreement>,
): Promise<Asked | Problem> =>
  once<Asked>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const startedAt = context.clock.now()
    const agreementId = newId(startedAt)
    const asked = { agreementId, stage: 'asked' as const, request: note.trim(), asked: stepBy(actor, work) }
    let offer: OfferRow | undefined
    const added = await changeRecord(work, {
      kind: 'agreement',
      id: agreementId,
      act: 'added',
      actorId: actor.employeeId,
      read: async () => (offer ? agreementRecord(offer) : {}),
      write: async () => {
        if (!(await insertOffer(work, { ...asked, startedAt }))) return problem('agreementWaits')
        offer = { ...asked, terms: null, note: '', proposed: null, checked: null, ended: null, reason: '' }
        return undefined
      },
    })
    if (isProblem(added)) return added
    await markAgencyWork(work.sql, actor.enterpriseId)
    return { agreementId, stage: 'asked' }
  })

type Answered = ResponseOf<typeof answerAgreement>

export const answerOffer = (
  context: Context,
  actor: Actor,
  { agreementId, answer, reason }: RequestOf<typeof answerAgreement>,
): Promise<Answered | Problem> =>
  once<Answered>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const offer = await lockOffer(work, agreementId)
    if (!offer || !isKnown(offer)) return problem('agreementUnknown', { field: 'agreementId' })
    // What the agency has offered is answered; only a request is taken back.
    if (answer === 'withdraw' && offer.stage === 'offered') return problem('agreementMoved', { field: 'agreementId' })
    if (answer === 'decline' && reason.trim() === '') return problem('reasonMissing', { field: 'reason' })
    const moved = await moveOffer(work, actor, offer, { step: answer, reason: reason.trim() })
    return isProblem(moved) ? moved : { agreementId, stage: moved.stage }
  })
