import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Entry } from '../../../kit/lists/entry'
import { Fact, FigureList, TotalFact } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './application-detail.module.css'
import { formatMoment } from '../journey/moment'
import { useProductIcon } from '../product/use-products'
import { OrderStateBadge } from '../state/order-state'

interface PartProps {
  detail: ApplicationDetail
}

/** How much of the budget is spent, set aside and left; the account behind it. */
export function ApplicationUsage({ detail: { budget } }: PartProps) {
  const text = useText('booking/application/detail')
  const share = (fen: number) => `${Math.min(100, (fen * 100) / Math.max(1, budget.total))}%`
  const over = budget.left < 0
  return (
    <Card title={text.usage}>
      <div
        role="img"
        className={styles['meter']}
        aria-label={`${text.spent} ${formatPrice(budget.spent)}, ${text.encumbered} ${formatPrice(budget.encumbered)}, ${text.total} ${formatPrice(budget.total)}`}
      >
        <span className={styles['spent']} style={{ width: share(budget.spent) }} />
        <span className={styles['encumbered']} style={{ width: share(budget.encumbered) }} />
      </div>
      <div className={styles['figures']}>
        <FigureList>
          <Fact name={text.total}>
            <Price fen={budget.total} tone="plain" />
          </Fact>
          <Use name={text.spent} fen={budget.spent} mark="spent" />
          <Use name={text.encumbered} fen={budget.encumbered} mark="encumbered" />
          <TotalFact name={over ? text.over : budget.sharedWith.length > 0 ? text.leftShared : text.left}>
            <Price fen={Math.abs(budget.left)} tone="plain" />
          </TotalFact>
        </FigureList>
      </div>
      <p className={styles['hint']}>{text.control[budget.control]}</p>
      {budget.sharedWith.length > 0 && (
        <p className={styles['hint']}>
          {text.sharedWith}
          {budget.sharedWith.map(({ travelApplyNo, displayTravelApplyNo }) => (
            <span key={travelApplyNo}>
              {' '}
              <Link to={paths.travelForm({ travelApplyNo })}>{displayTravelApplyNo}</Link>
            </span>
          ))}
        </p>
      )}
      {budget.account && (
        <p className={styles['hint']}>
          {text.accountLine({
            name: budget.account.name,
            left: formatPrice(Math.max(0, budget.account.left)),
          })}
        </p>
      )}
    </Card>
  )
}

/** A part of the budget, with the mark of its colour in the meter. */
function Use({ name, fen, mark }: { name: string; fen: number; mark: 'spent' | 'encumbered' }) {
  const marked = (
    <>
      <span className={`${styles['dot']} ${styles[mark]}`} /> {name}
    </>
  )
  return (
    <Fact name={marked}>
      <Price fen={fen} tone="plain" />
    </Fact>
  )
}

const tones = { encumbered: 'warn', spent: 'good', released: 'locked' } as const

/** The orders that were placed under it, with what each takes of the budget. */
export function ApplicationOrders({ detail }: PartProps) {
  const productIcon = useProductIcon()
  const text = useText('booking/application/detail')
  return (
    <Card title={text.orders}>
      {detail.orders.length === 0 ? (
        <EmptyState compact icon="ticket" title={text.noOrders} />
      ) : (
        <ul>
          {detail.orders.map(({ order, amount, state, contentVersion }) => (
            <Entry
              key={order.orderNo}
              mark={<IconMark name={productIcon(order)} />}
              title={<Link to={paths.order({ orderId: order.orderNo })}>{order.title}</Link>}
              meta={
                <span>
                  {formatMoment(order.departAt)} · {order.travellers.join(' ')}
                  {contentVersion !== detail.validVersion && ` · ${text.version({ version: contentVersion })}`}
                </span>
              }
              end={
                <>
                  <OrderStateBadge {...order} />
                  <span className={styles['amount']}>
                    <Price fen={amount} tone="plain" />
                    <Badge tone={tones[state]}>{text.orderStates[state]}</Badge>
                  </span>
                </>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
