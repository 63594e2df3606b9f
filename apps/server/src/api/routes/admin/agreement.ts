import { getServiceAgreement } from '@sojourn/contract/admin/agreement.calls'
import { serviceAgreement } from '../../../modules/admin/agreement/agreement'
import { bind, type Api } from '../../bind'

export function bindAgreement(api: Api): void {
  bind(api, getServiceAgreement, serviceAgreement)
}
