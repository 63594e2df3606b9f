import { getMembershipInfo } from '../../api/calls/access/membership'
import { type getPointsStatistics } from '../../api/calls/finance/points'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Badge } from '../../kit/marks/badge'
import { formatFigure, formatFullDate, formatPrice } from '../../kit/text/format'
import { Link } from '../../kit/actions/link'
import { Card } from '../../kit/layout/page'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './wallet.module.css'

type Statistics = WebResponse<NonNullable<(typeof getPointsStatistics)['contract']>>

/** What the points come to now, what they are worth, and what ends next. */
export function WalletBalance({ statistics }: { statistics: Statistics }) {
  const text = useText('personal/wallet')
  const { balanceAmount, earned, spent, expired, nextExpiry, fenPerPoint } = statistics
  return (
    <section className={styles['balance']} aria-label={text.balance}>
      <div className={styles['head']}>
        <span>{text.balance}</span>
        <Level />
      </div>
      <p className={styles['figure']}>{formatFigure(balanceAmount)}</p>
      <p>{balanceAmount < 0 ? text.negative : text.worth({ amount: formatPrice(balanceAmount * fenPerPoint) })}</p>
      {nextExpiry && (
        <p>{text.nextExpiry({ points: formatFigure(nextExpiry.points), day: formatFullDate(nextExpiry.lastDay) })}</p>
      )}
      <dl className={styles['sums']}>
        {(
          [
            [text.earned, earned],
            [text.spent, spent],
            [text.expired, expired],
          ] as const
        ).map(([name, points]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatFigure(points)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The member's level leads to its page; without a membership there is none (S8.09). */
function Level() {
  const { data } = useRead(getMembershipInfo, {})
  if (!data?.joined) return null
  return (
    <Link to={paths.member()}>
      <Badge tone="brand" icon="approve">
        {data.memberLevelName}
      </Badge>
    </Link>
  )
}

export function WalletRules({ statistics }: { statistics: Statistics }) {
  const text = useText('personal/wallet')
  const { fenPerPoint, fenPerPointEarned, monthsValid } = statistics
  const rules = [
    text.ruleEarn({ amount: formatPrice(fenPerPointEarned) }),
    text.ruleSpend({ points: 100 / fenPerPoint, amount: formatPrice(100) }),
    text.ruleRefund,
    text.ruleExpire({ months: monthsValid }),
    text.ruleOwn,
  ]
  return (
    <Card title={text.rules}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
