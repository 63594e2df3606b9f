import { depositEntries, pointsEntries } from '@sojourn/domain/booking/ledger/postings'
import { lastDayOfPoints } from '@sojourn/domain/booking/ledger/points'
import type { Entry } from '@sojourn/domain/booking/ledger/accounts'
import { newId } from '../kit/id'
import type { SeedCompany } from './people'
import { employeeId } from './seed-person'
import { insert, type Owner } from './store'

/** When the demonstration companies paid in and welcomed their people. */
const at = new Date('2026-11-01T01:00:00Z')
const welcomePoints = 2000

/** The deposit that a company pays in advance, and a welcome where its people have a wallet; each with its posting. */
export async function seedMoney(client: Owner, company: SeedCompany): Promise<void> {
  const enterprise_id = company.enterpriseId
  if (company.deposit) {
    const { topUp, warnBelow } = company.deposit
    await insert(client, 'deposit_account', { enterprise_id, balance: topUp, warn_below: warnBelow })
    await insert(client, 'deposit_entry', {
      enterprise_id,
      entry_id: newId(at),
      at,
      kind: 'topUp',
      amount: topUp,
      balance_after: topUp,
      frozen_after: 0,
      operator_id: employeeId(company, 'manager'),
      operator_name: '',
      receipt: 'BK20261101001',
    })
    await post(client, enterprise_id, 'deposit.topUp', depositEntries('topUp', topUp))
  }
  if (!company.isEnableWallet) return
  for (const { account } of company.people) {
    const employee_id = employeeId(company, account)
    await insert(client, 'points_account', { enterprise_id, employee_id, balance: welcomePoints })
    await insert(client, 'points_entry', {
      enterprise_id,
      entry_id: newId(at),
      employee_id,
      at,
      kind: 'adjust',
      points: welcomePoints,
      balance_after: welcomePoints,
      last_day: lastDayOfPoints(at.toISOString()),
    })
    await post(client, enterprise_id, 'points.adjust', pointsEntries(welcomePoints))
  }
}

async function post(client: Owner, enterprise_id: number, kind: string, entries: readonly Entry[]): Promise<void> {
  const posting_id = newId(at)
  for (const [index, { account, amount }] of entries.entries()) {
    await insert(client, 'ledger_entry', {
      enterprise_id,
      posting_id,
      line: index + 1,
      account,
      amount,
      currency: 'CNY',
      kind,
      at,
    })
  }
}
