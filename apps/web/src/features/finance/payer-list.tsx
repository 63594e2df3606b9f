import { Fact, FigureList } from '../../kit/lists/facts'
import { formatFigure } from '../../kit/text/format'
import { Price } from '../../kit/marks/price'
import { useText } from '../../kit/text/text'

interface PayerListProps {
  label: string
  total: number
  company: number
  /** The company's method by its name. */
  companyMethod?: string | undefined
  personal: number
  points: number
}

/** The total, and under it who pays what of it where there is more than one. */
export function PayerList({ label, total, company, companyMethod, personal, points }: PayerListProps) {
  const text = useText('finance/payment')
  const payers = [
    { key: 'company', name: text.companyPays({ method: companyMethod ?? '' }), amount: company },
    { key: 'points', name: text.pointsPay({ points: formatFigure(points) }), amount: points },
    { key: 'personal', name: text.youPay, amount: personal },
  ].filter(({ amount }) => amount > 0)
  return (
    <FigureList>
      <Fact name={label}>
        <Price fen={total} size="large" />
      </Fact>
      {payers.length > 1 &&
        payers.map(({ key, name, amount }) => (
          <Fact key={key} name={name}>
            <Price fen={amount} tone="plain" />
          </Fact>
        ))}
    </FigureList>
  )
}
