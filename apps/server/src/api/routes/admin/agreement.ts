import { getServiceAgreement } from '@sojourn/contract/admin/agreement.calls'
import {
  answerAgreement,
  askForAgreement,
  checkAgreement,
  getAgreementOffers,
  getServedAgreement,
  getServedAgreements,
  proposeAgreement,
} from '@sojourn/contract/admin/agreement-offer.calls'
import { serviceAgreement } from '../../../modules/admin/agreement/agreement'
import { answerOffer, askForOffer, companyOffers } from '../../../modules/admin/agreement/offers'
import { checkTerms, proposeTerms, servedAgreement, servedAgreements } from '../../../modules/admin/agreement/served'
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
}
