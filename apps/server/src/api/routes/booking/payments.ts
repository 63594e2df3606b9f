import { getPaymentInfo, getPaymentState, pay, paymentCallback } from '@sojourn/contract/booking/payment.calls'
import { paymentInfo, paymentState } from '../../../modules/booking/payment/payment-info'
import { payOrders } from '../../../modules/booking/settlement/pay'
import { receiveNotice } from '../../../modules/booking/settlement/payment-notice'
import { bind, bindPublic, type Api } from '../../bind'

export function bindPayments(api: Api): void {
  bind(api, getPaymentInfo, paymentInfo)
  bind(api, pay, payOrders)
  bind(api, getPaymentState, paymentState)
  bindPublic(api, paymentCallback, receiveNotice)
}
