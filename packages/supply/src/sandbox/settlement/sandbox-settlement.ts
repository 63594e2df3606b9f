import { amountOf, settlementHeader, settlementTotal } from '@sojourn/domain/finance/match/settlement-file'
import { sum } from '@sojourn/domain/kit/money'
import type { ReportedSale, SettlementSupply } from '../../ports/settlement'
import { hashText } from '../air/random'
import { withErrors, type Mistakes } from './errors'

const inYuan = (fen: number): string => (fen / 100).toFixed(2)

const row = ({ reference, ticketNo, day, currency, fare, taxes, fee }: ReportedSale): string =>
  [reference, ticketNo, day, currency, ...[fare, taxes, fee].map(inYuan)].join(',')

/** A file as a supplier sends it. */
export function writeStatement(sales: readonly ReportedSale[]): string {
  const total = [settlementTotal, sales.length, inYuan(sum(sales.map(amountOf)))].join(',')
  return [settlementHeader, ...sales.map(row), total, ''].join('\n')
}

/** The built-in suppliers keep no accounts of companies: their files follow from what is reported to them, with a share of mistakes. */
export const createSandboxSettlement = ({ seed, share }: Mistakes): SettlementSupply => ({
  statement({ supplier, account, from, to, sales }) {
    const name = `${supplier}-${account}-${from}-${to}.csv`
    const { sales: charged } = withErrors({ sales, from, to }, { seed: hashText(name, seed), share })
    return Promise.resolve({ name, csv: writeStatement(charged) })
  },
})
