import { shortYuan } from '@sojourn/domain/kit/money'
import type { KeptRecord } from '../record/change-record'
import type { OfferRow } from './offer-store'

/** Terms that nobody of the agency has checked are none yet. */
export const forCompany = (offer: OfferRow): OfferRow =>
  offer.stage === 'proposed' || offer.stage === 'returned'
    ? { ...offer, stage: 'asked', terms: null, note: '', proposed: null, checked: null, reason: '' }
    : offer

/** What the company has not asked for and was never offered is not its business. */
export const isKnown = ({ stage, asked, checked }: OfferRow): boolean =>
  asked !== null || (checked !== null && stage !== 'proposed' && stage !== 'returned')

/** An agreement as the history keeps it: as the company sees it, with those of the agency by name, who are no people of the company. */
export function agreementRecord(offer: OfferRow): KeptRecord {
  if (!isKnown(offer)) return {}
  const { stage, request, terms, note, reason, proposed, checked } = forCompany(offer)
  const said = {
    stage,
    request,
    from: terms?.from,
    to: terms?.to,
    creditLimit: terms ? shortYuan(terms.creditLimit) : undefined,
    note,
    reason,
    proposedBy: proposed?.name,
    checkedBy: checked?.name,
  }
  return Object.fromEntries(Object.entries(said).flatMap(([field, value]) => (value ? [[field, value] as const] : [])))
}
