import type { Language } from '@sojourn/contract/kit/language'
import { saidOf } from '@sojourn/domain/booking/policy/engine'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { visasOf, type VisaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { productName } from '@sojourn/domain/products/visa/catalogue/product-name'
import { judgeVisas, type PolicyVisa, type VisaSetting } from '@sojourn/domain/products/visa/policy/evaluate'
import { visaSectionOf } from '@sojourn/domain/products/visa/policy/section'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { DraftRow } from '../../../booking/draft/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'

/** A visa at each of its speeds, as policy sees it. */
function speedsOf(visa: VisaOnSale, language: Language): PolicyVisa[] {
  const { productId, kind, consularFee, serviceFee, express } = visa
  const usual = { productId, name: productName(visa)[language], kind, express: false, price: consularFee + serviceFee }
  return express ? [usual, { ...usual, express: true, price: usual.price + express.fee }] : [usual]
}

/** What policy says to these people of every visa of a country, at each speed. */
export function judgedVisas(
  people: readonly PersonRow[],
  country: string,
  setting: VisaSetting,
  language: Language,
): (productId: string, express: boolean) => OfferVerdict {
  const visas = visasOf(country).flatMap((visa) => speedsOf(visa, language))
  const travellers = people.map((person) => {
    const policy = visaSectionOf(person.policy?.body)
    return { travellerId: person.employeeId, ...(policy && { policy }) }
  })
  const list = judgeVisas(travellers, visas, setting, language)
  return (productId, express) =>
    saidOf(
      list,
      visas.findIndex((visa) => visa.productId === productId && visa.express === express),
    )
}

/** The people of a draft, or the caller, with their standards; on a personal trip nobody's judges it. */
export const judgedPeople = async (
  work: Work,
  actor: Actor,
  { travelType, travellerIds, travelApplyNo }: Pick<DraftRow, 'travelType' | 'travellerIds' | 'travelApplyNo'>,
): Promise<PersonRow[] | undefined> =>
  travelType === 'business'
    ? findPeople(work, travellerIds.length > 0 ? travellerIds : [actor.employeeId], {
        today: chinaDate(work.context.clock.now()),
        reader: actor.language,
        under: underApplication(work.context, travelApplyNo),
      })
    : undefined
