import type { MonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { getMonthSpend } from '../../../api/calls/admin/orders/spend'
import { useRead } from '../../../api/queries'
import { Link } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { formatMonthDay, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { UsedShare } from '../budgets/budget-columns'
import styles from './home.module.css'
import { changeOf } from './spend-words'

/** What the company spent this month, by product, beside the same days of the year before. */
export function SpendCard() {
  const text = useText('admin/home')
  const { data, error, refetch } = useRead(getMonthSpend, {})
  return (
    <Card
      title={text.spend}
      action={
        data && (
          <span className={styles['soft']}>
            {text.spendDays({ from: formatMonthDay(data.from), to: formatMonthDay(data.to) })}
          </span>
        )
      }
    >
      {data ? (
        <Spend spend={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={28} gap={12} />
      )}
    </Card>
  )
}

function Spend({ spend }: { spend: MonthSpend }) {
  const text = useText('admin/home')
  const { amount, before, products, budget, from, to } = spend
  return (
    <div className={styles['spend']}>
      <div className={styles['total']}>
        <strong>{formatPrice(amount)}</strong>
        <span className={styles['soft']}>
          {before > 0 ? text.lastYear({ amount: formatPrice(before) }) : text.noLastYear}
          <Change amount={amount} before={before} />
        </span>
      </div>
      <Link to={paths.companyOrders({ dateKind: 'transacted', from, to })}>{text.orders}</Link>
      {budget && <MonthBudget budget={budget} />}
      {products.length === 0 ? <p>{text.noSpend}</p> : <Products spend={spend} />}
      <p className={styles['soft']}>{text.spendWhat}</p>
    </div>
  )
}

/** What of the budgets falls to this month, how much of it is spent, and which of them are added up. */
function MonthBudget({ budget: { kind, count, names, amount, spent } }: { budget: NonNullable<MonthSpend['budget']> }) {
  const text = useText('admin/home')
  const object = useText('admin/budget/words').objects[kind]
  return (
    <div className={styles['monthBudget']}>
      <span>{text.monthBudget({ amount: formatPrice(amount), spent: formatPrice(spent) })}</span>
      <Link to={paths.budgets({ counted: '1' })}>{text.budgetsCounted({ object, names, count })}</Link>
      {amount > 0 && <MonthUsed percent={Math.round((spent / amount) * 100)} />}
    </div>
  )
}

function MonthUsed({ percent }: { percent: number }) {
  const text = useText('admin/home')
  return <UsedShare percent={percent} tone={percent > 100 ? 'over' : undefined} words={text.budgetUsed({ percent })} />
}

function Change({ amount, before }: { amount: number; before: number }) {
  const text = useText('admin/home')
  const percent = changeOf(amount, before)
  if (percent === undefined) return null
  const words = percent === 0 ? text.same : percent > 0 ? text.more({ percent }) : text.less({ percent: -percent })
  return ` · ${words}`
}

/** Each leads to its orders. */
function Products({ spend: { products, from, to } }: { spend: MonthSpend }) {
  const text = useText('admin/home')
  const names = useText('booking/application/words').products
  const most = Math.max(...products.flatMap(({ amount, before }) => [amount, before]), 1)
  const width = (fen: number) => ({ inlineSize: `${Math.max(0, fen / most) * 100}%` })
  return (
    <table className={styles['products']}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.thisMonth}</th>
          <th scope="col">{text.before}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, amount, before }) => (
          <tr key={product}>
            <th scope="row">
              <Link to={paths.companyOrders({ product, dateKind: 'transacted', from, to })}>{names[product]}</Link>
              <span className={styles['bars']} aria-hidden>
                <span className={styles['bar']} style={width(amount)} />
                <span className={styles['barBefore']} style={width(before)} />
              </span>
            </th>
            <td>
              <Price fen={amount} tone="plain" />
            </td>
            <td className={styles['soft']}>{formatPrice(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
