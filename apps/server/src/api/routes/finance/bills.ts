import {
  answerVariance,
  closeVariance,
  confirmBill,
  decideBillLines,
  getBill,
  getBillLineEvents,
  getBills,
  getServedBill,
  getServedBills,
  getVariances,
  raiseVariance,
  recordBillPayment,
  searchBillLines,
  searchUnbilledLines,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import { getBillCertificate } from '@sojourn/contract/finance/bill-record.calls'
import { certificate } from '../../../modules/finance/bill/certificate'
import { bill, bills } from '../../../modules/finance/bill/bills'
import { confirm } from '../../../modules/finance/bill/confirm'
import { decide } from '../../../modules/finance/bill/decide'
import { billLines, lineEvents, unbilledLines } from '../../../modules/finance/bill/lines'
import { recordPayment, servedBill, servedBills, setTermsOf } from '../../../modules/finance/bill/served-bills'
import { answer, close, raise, variances } from '../../../modules/finance/bill/variance'
import { bind, type Api } from '../../bind'

export function bindBills(api: Api): void {
  bind(api, getBills, bills)
  bind(api, getBill, bill)
  bind(api, getBillCertificate, certificate)
  bind(api, searchBillLines, billLines)
  bind(api, searchUnbilledLines, unbilledLines)
  bind(api, getBillLineEvents, lineEvents)
  bind(api, decideBillLines, decide)
  bind(api, confirmBill, confirm)
  bind(api, raiseVariance, raise)
  bind(api, closeVariance, close)
  bind(api, getVariances, variances)
  bind(api, getServedBills, servedBills)
  bind(api, getServedBill, servedBill)
  bind(api, answerVariance, answer)
  bind(api, recordBillPayment, recordPayment)
  bind(api, setBillTerms, setTermsOf)
}
