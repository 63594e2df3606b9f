import { sum } from '../../kit/money'
import type { VisaFees } from './case/application'

const kinds = ['consularFee', 'visaServiceFee', 'expressFee', 'serviceFee'] as const
export interface VisaPriceLine {
  kind: (typeof kinds)[number]
  unit: number
  count: number
  amount: number
}

/** The price of an order line by line, in fen; `serviceFees` is what the agency charges for each applicant beside the visa. */
export function visaPriceLines(
  { consularFee, serviceFee, expressFee }: Omit<VisaFees, 'kind'>,
  serviceFees: readonly number[],
): VisaPriceLine[] {
  const count = serviceFees.length
  const charges: Omit<VisaPriceLine, 'amount'>[] = [
    { kind: 'consularFee', unit: consularFee, count },
    { kind: 'visaServiceFee', unit: serviceFee, count },
    { kind: 'expressFee', unit: expressFee, count },
    ...[...new Set(serviceFees)].map((unit) => ({
      kind: 'serviceFee' as const,
      unit,
      count: serviceFees.filter((fee) => fee === unit).length,
    })),
  ]
  return charges.map((charge) => ({ ...charge, amount: charge.unit * charge.count })).filter(({ amount }) => amount > 0)
}

export const visaTotal = (lines: readonly VisaPriceLine[]): number => sum(lines.map(({ amount }) => amount))
