import { amountOf, settlementHeader, settlementTotal } from '@sojourn/domain/finance/match/settlement-file'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import type { ReportedSale, SettlementSupply } from '../../ports/settlement'
import { withErrors, type Mistakes } from './errors'

const row = ({ reference, ticketNo, day, currency, fare, taxes, fee }: ReportedSale): string =>
  [reference, ticketNo, day, currency, ...[fare, taxes, fee].map(signed)].join(',')

const signed = (fen: number): string => (fen < 0 ? `-${formatYuan(-fen)}` : formatYuan(fen))

/** A file as a supplier sends it. */
export function writeStatement(sales: readonly ReportedSale[]): string {
  const total = [settlementTotal, sales.length, signed(sum(sales.map(amountOf)))].join(',')
  return [settlementHeader, ...sales.map(row), total, ''].join('\n')
}

/** The built-in suppliers keep no accounts of companies: their files follow from what is reported to them, with a share of mistakes. */
export const createSandboxSettlement = (mistakes: Mistakes): SettlementSupply => ({
  statement({ supplier, account, from, to, sales }) {
    const name = `${supplier}-${account}-${from}-${to}.csv`
    return Promise.resolve({ name, csv: writeStatement(withErrors({ sales, from, to }, mistakes).sales) })
  },
})
