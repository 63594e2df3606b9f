import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import {
  periodSigned,
  stageAfter,
  termsFault,
  type AgreementStep,
  type AgreementTerms,
} from '@sojourn/domain/booking/agreement-terms'
import { agencyAgreementOfferText } from '@sojourn/text/admin/agency/agreement-offer'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { markAgencyWork } from '../../booking/notification/agency-waiting-store'
import { findEnterprise } from '../../booking/settings/store'
import { changeRecord } from '../record/change-record'
import { agreementRecord, isKnown } from './company-view'
import { putInForce, updateOffer, type OfferRow, type StepTaken } from './offer-store'
import { tellOfOffer } from './tell-of-offer'

interface Move {
  step: AgreementStep
  /** Of a step that proposes. */
  terms?: AgreementTerms
  note?: string
  reason?: string
}

export const stepBy = ({ employeeId, name }: Actor, { context }: Work): StepTaken => ({
  id: employeeId,
  name,
  at: context.clock.now().toISOString(),
})

/** One step of an agreement that the caller holds; signing puts it in force. Whoever has to take the next one hears of it. */
export async function moveOffer(work: Work, actor: Actor, offer: OfferRow, move: Move): Promise<OfferRow | Problem> {
  const { step, reason = '' } = move
  const stage = stageAfter(offer.stage, step)
  if (!stage) return problem('agreementMoved', { field: 'agreementId' })
  const terms = move.terms ?? offer.terms
  // Days go by between two steps: what was right when it was proposed may be over when it is signed.
  if (terms && (step === 'propose' || step === 'offer' || step === 'sign')) {
    const refused = await refuseTerms(work, actor, terms)
    if (refused) return refused
  }
  const moved: OfferRow = {
    ...offer,
    stage,
    terms,
    note: move.note ?? offer.note,
    reason,
    [places[step]]: stepBy(actor, work),
  }
  let current = offer
  const saved = await changeRecord(work, {
    kind: 'agreement',
    id: offer.agreementId,
    act: isKnown(offer) ? 'changed' : 'added',
    actorId: actor.employeeId,
    read: async () => agreementRecord(current),
    write: async () => {
      await updateOffer(work, moved)
      current = moved
      return undefined
    },
  })
  if (isProblem(saved)) return saved
  if (step === 'sign') await sign(work, terms!)
  await markAgencyWork(work.sql, work.enterpriseId)
  await tellOfOffer(work, moved)
  return moved
}

const places: Record<AgreementStep, 'proposed' | 'checked' | 'ended'> = {
  propose: 'proposed',
  return: 'checked',
  offer: 'checked',
  sign: 'ended',
  decline: 'ended',
  withdraw: 'ended',
}

async function refuseTerms(work: Work, { language }: Actor, terms: AgreementTerms): Promise<Problem | undefined> {
  const fault = termsFault(terms, await findEnterprise(work), chinaDate(work.context.clock.now()))
  return (
    fault && problem('agreementTermsInvalid', { field: 'to', detail: { why: agencyAgreementOfferText[language].faults[fault] } })
  )
}

async function sign(work: Work, terms: AgreementTerms): Promise<void> {
  const current = await findEnterprise(work)
  await putInForce(work, { ...terms, ...periodSigned(terms, current, chinaDate(work.context.clock.now())) })
}
