import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { getEmployeeConfig, getEnterpriseCurrency } from '../api/calls/access/session'
import { queryClient } from '../api/queries'
import { keepSession } from '../api/session'
import { answer, type Sketch } from './server'

const employee = {
  employeeId: 'e1',
  employeeName: '林晓雯',
  enterpriseId: 1,
  enterpriseName: '远行科技',
  permissions: ['book'],
  strictPassword: false,
  intlFlightDemandOrderEnable: true,
  switchList: { showmice: false },
  costControlView: { showCost: false, subMenus: [] },
  systemConfig: { ruleViolationTipInfoList: [] },
  travelAppyBookProductList: '',
} satisfies Sketch<EmployeeConfig>

/** Somebody is signed in: an employee who may book, or what is told of another. */
export function signIn(more: Sketch<EmployeeConfig> = {}): void {
  const config = { ...employee, ...more }
  keepSession({ loginToken: 'a session', employeeId: config.employeeId ?? employee.employeeId })
  answer(getEmployeeConfig, config)
  answer(getEnterpriseCurrency, {})
  queryClient.setQueryData([getEmployeeConfig.path], config)
}
