import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateVisaOrder } from '@sojourn/contract/products/visa/booking.shapes'
import type { VisaOnSale } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { deliveryBefore } from '@sojourn/domain/products/visa/catalogue/earliest-delivery'
import { visaCredentialFault } from '@sojourn/domain/products/visa/credentials'
import type { KeptVisa } from '@sojourn/domain/products/visa/kept'
import { visaPriceLines, visaTotal } from '@sojourn/domain/products/visa/order-price'
import { productName } from '@sojourn/domain/products/visa/catalogue/product-name'
import type { Actor, Context, Work } from '../../../../context'
import type { Party } from '../../../booking/party/party'
import type { Offer, Purchase } from '../../../booking/placing/offer'
import { placeBooking } from '../../../booking/placing/place-booking'
import type { StoredViolation } from '../../../booking/order/record'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { PersonRow } from '../../../booking/traveller/store'
import { judgedVisas } from '../policy/judge'
import { openVisaDraft } from '../draft/open-draft'
import { insertVisaOrder } from '../order/kept-store'
import { titleOf, visaSegment } from '../order/order-record'
import { chosenVisa } from '../search/search'
import { applicantsOf, keepApplicants, type Applicant, type VisaBooking } from './applicants'

/** Orders a visa: the desk holds nothing, so nobody is asked before it is paid (S7.50). */
export const createVisa = (context: Context, actor: Actor, request: CreateVisaOrder): Promise<CreatedOrder | Problem> =>
  placeBooking(context, actor, request, {
    async open(work, _actor, { tempOrderNo }) {
      const draft = await openVisaDraft(work, actor, tempOrderNo)
      return isProblem(draft) ? draft : { draft }
    },
    async offer(booking: VisaBooking) {
      const visa = askedVisa(booking)
      return isProblem(visa) ? visa : offerOf(booking, visa)
    },
  })

/** The visa as it is asked for now; one that comes after the departure is bought by somebody who was told so. */
function askedVisa({ open, request, today }: VisaBooking): KeptVisa | Problem {
  const { departDate, alongOrderNo } = open.draft.searchParams
  const product = chosenVisa(open.draft.searchParams, request.productId)
  if (isProblem(product)) return product
  if (request.express && !product.express) return problem('visaProductUnknown', { field: 'express' })
  if (product.passportNeeded && !request.returnAddress) return problem('visaAddressMissing', { field: 'returnAddress' })
  const visa = { ...keptVisa(product, departDate, request.express), ...(alongOrderNo !== undefined && { alongOrderNo }) }
  const { earliest, late } = deliveryBefore(departDate, { ...visa, from: today })
  return late && !request.acceptLate ? problem('visaTooLate', { field: 'acceptLate', detail: { earliest } }) : visa
}

function keptVisa({ express, ...product }: VisaOnSale, departDate: string, isExpress: boolean): KeptVisa {
  const { network: _network, ...facts } = product
  return {
    ...facts,
    version: 1,
    name: productName(product),
    workingDays: isExpress && express ? express.workingDays : product.workingDays,
    express: isExpress,
    expressFee: isExpress && express ? express.fee : 0,
    departDate,
  }
}

const offerOf = (booking: VisaBooking, visa: KeptVisa): Offer<never> => ({
  rules: {
    lastDay: visa.departDate,
    credentialFault: visaCredentialFault,
    violationsOf: (person) => violationsOf(booking, visa, person),
  },
  async purchase(work, party) {
    const applicants = await applicantsOf(work, booking, party, visa)
    return isProblem(applicants) ? applicants : purchaseOf(booking, party, visa, applicants)
  },
})

function violationsOf(
  { business, today }: VisaBooking,
  { country, productId, express, departDate }: KeptVisa,
  person: PersonRow,
): StoredViolation[] {
  if (!business) return []
  const setting = { bookingDate: today, departDate }
  return storedViolations((language) => judgedVisas([person], country, setting, language)(productId, express).violations)
}

function purchaseOf(
  { context, request }: VisaBooking,
  party: Party,
  visa: KeptVisa,
  applicants: readonly Applicant[],
): Purchase<never> {
  const prices = visaPriceLines(
    visa,
    party.map(({ serviceFee }) => serviceFee),
  )
  const segment = visaSegment(visa)
  const { returnAddress } = request
  return {
    series: 'V',
    fulfiller: 'visa-desk',
    title: titleOf(visa, party.length),
    total: visaTotal(prices),
    prices,
    departAt: segment.departAt,
    segments: [segment],
    searchIds: [],
    documentsFor: 'visa application',
    conflicts: { planned: [], refuse: async () => undefined },
    async keep(work: Work, { orderNo }) {
      const returnCipher = visa.passportNeeded && returnAddress ? context.vault.seal(JSON.stringify(returnAddress)) : null
      await insertVisaOrder(work, { orderNo, visa, returnCipher })
      await keepApplicants(work, orderNo, visa, applicants)
    },
  }
}
