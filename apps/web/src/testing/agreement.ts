import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import type { AgreementOffer } from '@sojourn/contract/admin/agency/agreement-offer.calls'
import type { AgreementStage } from '@sojourn/contract/admin/agency/agreement-words'
import type { Sketch } from './server'

/** In force until the end of 2026, with a credit of ¥10,000. */
export const agreement = {
  state: 'inForce',
  from: '2026-01-01',
  to: '2026-12-31',
  daysLeft: 42,
  products: [],
  credit: { limit: 1_000_000, used: 0, frozen: 0, available: 1_000_000 },
  methods: ['companyCredit'],
  fees: [],
  comingFees: [],
  afterSales: { refund: 0, change: 0 },
  carriers: [],
  hotels: [],
} as const satisfies Sketch<ServiceAgreement>

const terms = { from: '2027-01-01', to: '2027-12-31', creditLimit: 2_000_000, note: '' }

/** One agreement that stands so far on its way. */
export const offerOf = (stage: AgreementStage) =>
  ({
    agreementId: 'a1',
    stage,
    request: '',
    reason: '',
    mine: false,
    ...(stage !== 'asked' && { terms }),
  }) satisfies Sketch<AgreementOffer>

export const offered = { ...offerOf('offered'), terms }
