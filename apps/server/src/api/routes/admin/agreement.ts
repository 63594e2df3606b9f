import { getServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { decideServedRates, getServedRates, proposeServedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import {
  answerAgreement,
  askForAgreement,
  checkAgreement,
  getAgreementOffers,
  getServedAgreement,
  getServedAgreements,
  proposeAgreement,
} from '@sojourn/contract/admin/agency/agreement-offer.calls'
import { getDeskHours, saveDeskHours } from '@sojourn/contract/admin/agency/desk-hours.calls'
import { addExchangeRate, getExchangeRates } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { getFaultRates, saveFaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import { getDeskChanges } from '@sojourn/contract/admin/record-change.calls'
import { decideServiceFee, getServiceFees, proposeServiceFee } from '@sojourn/contract/admin/agency/service-fee.calls'
import { serviceAgreement } from '../../../modules/admin/agreement/agreement'
import { answerOffer, askForOffer, companyOffers } from '../../../modules/admin/agreement/offers'
import { checkTerms, proposeTerms, servedAgreement, servedAgreements } from '../../../modules/admin/agreement/served'
import { deskHours, saveDesk } from '../../../modules/admin/desk-hours/desk-hours'
import { enterExchangeRate, exchangeRates } from '../../../modules/admin/exchange-rates/exchange-rates'
import { enterFaultRates, faultRates } from '../../../modules/admin/fault-rates/fault-rates'
import { decideOnRates, proposeRates, servedRates } from '../../../modules/admin/rates/rates'
import { listCompanyChanges } from '../../../modules/admin/record/list-changes'
import { decideOnFee, proposeFee, serviceFeesOfAgency } from '../../../modules/admin/service-fee/fees'
import { bind, type Api } from '../../bind'

export function bindAgreement(api: Api): void {
  bind(api, getServiceAgreement, serviceAgreement)
  bind(api, getAgreementOffers, companyOffers)
  bind(api, askForAgreement, askForOffer)
  bind(api, answerAgreement, answerOffer)
  bind(api, getServedAgreements, servedAgreements)
  bind(api, getServedAgreement, servedAgreement)
  bind(api, proposeAgreement, proposeTerms)
  bind(api, checkAgreement, checkTerms)
  bind(api, getServedRates, servedRates)
  bind(api, proposeServedRates, proposeRates)
  bind(api, decideServedRates, decideOnRates)
}

/** What the agency settles itself. */
export function bindAgencySettings(api: Api): void {
  bind(api, getServiceFees, serviceFeesOfAgency)
  bind(api, proposeServiceFee, proposeFee)
  bind(api, decideServiceFee, decideOnFee)
  bind(api, getDeskHours, deskHours)
  bind(api, saveDeskHours, saveDesk)
  bind(api, getDeskChanges, listCompanyChanges)
  bind(api, getExchangeRates, exchangeRates)
  bind(api, addExchangeRate, enterExchangeRate)
  bind(api, getFaultRates, faultRates)
  bind(api, saveFaultRates, enterFaultRates)
}
