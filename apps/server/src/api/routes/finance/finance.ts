import {
  askDepositChange,
  decideDepositChange,
  getDeposit,
  getDepositChanges,
  getDepositEntries,
  setDepositWarning,
  withdrawDepositChange,
} from '@sojourn/contract/finance/deposit.calls'
import { getPointsEntries, getPointsStatistics } from '@sojourn/contract/finance/points.calls'
import {
  askChange,
  decideOnChange,
  deposit,
  depositChanges,
  depositEntries,
  setWarning,
  withdrawChange,
} from '../../../modules/finance/deposit'
import { pointsEntries, pointsStatistics } from '../../../modules/finance/points'
import { bind, type Api } from '../../bind'
import { bindAccounting } from './accounting'
import { bindBills } from './bills'
import { bindMatches } from './matches'
import { bindInvoices } from './invoices'
import { bindVouchers } from './vouchers'
import { bindLedger } from './ledger'
import { bindReports } from './reports'

export function bindFinance(api: Api): void {
  bind(api, getPointsStatistics, pointsStatistics)
  bind(api, getPointsEntries, pointsEntries)
  bind(api, getDeposit, deposit)
  bind(api, getDepositEntries, depositEntries)
  bind(api, setDepositWarning, setWarning)
  bind(api, getDepositChanges, depositChanges)
  bind(api, askDepositChange, askChange)
  bind(api, withdrawDepositChange, withdrawChange)
  bind(api, decideDepositChange, decideOnChange)
  bindAccounting(api)
  bindBills(api)
  bindMatches(api)
  bindInvoices(api)
  bindVouchers(api)
  bindLedger(api)
  bindReports(api)
}
