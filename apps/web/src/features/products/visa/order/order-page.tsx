import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { useSearchParams } from 'react-router'
import { getVisaOrderDetail } from '../../../../api/calls/products/visa/order'
import { useRead } from '../../../../api/queries'
import { Link } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Timeline } from '../../../../kit/lists/timeline'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import styles from '../visa.module.css'
import { Applicants } from './applicants'

export async function loader() {
  await loadOrderTexts('products/visa/words', 'products/visa/order')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.visaOrder({ orderId }),
  // A visa is neither changed nor given back: its buttons say so and lead nowhere.
  change: (orderId) => paths.visaOrder({ orderId }),
  refund: (orderId) => paths.visaOrder({ orderId }),
  detail: getVisaOrderDetail,
}

/** One visa order: papers, passport, and where each application stands (S2.27). */
export function Component() {
  const text = useText('products/visa/order')
  const { prices } = useText('products/visa/words')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getVisaOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={text.title}
      chips={({ visa }) => visa.express && <Badge tone="warn">{text.express}</Badge>}
    >
      {(order, readAgain) => (
        <OrderView order={order} routes={routes} priceNames={prices} onHoldOver={readAgain}>
          <VisaFacts order={order} />
          <Applicants order={order} />
          <Progress order={order} />
        </OrderView>
      )}
    </OrderScreen>
  )
}

function VisaFacts({ order: { visa } }: { order: VisaOrderDetail }) {
  const text = useText('products/visa/order')
  const words = useText('products/visa/words')
  return (
    <Card title={visa.name}>
      <FactList>
        <Fact name={text.country}>{visa.countryName}</Fact>
        <Fact name={text.departs}>{formatDate(visa.departDate)}</Fact>
        {visa.along && (
          <Fact name={text.along}>
            <Link to={paths.order({ orderId: visa.along.orderNo })}>{visa.along.title}</Link>
          </Fact>
        )}
        <Fact name={text.visa}>
          {[
            words.kinds[visa.kind],
            words.entries[visa.entries],
            words.stay({ days: visa.stayDays }),
            ...(visa.validityDays === undefined ? [] : [words.validity({ days: visa.validityDays })]),
          ].join(' · ')}
        </Fact>
        {visa.earliest && (
          <Fact name={text.earliest}>
            <span className={styles['line']}>
              {text.earliestIf({ day: formatDate(visa.earliest) })}
              {visa.late && (
                <Badge tone="bad" icon="clock">
                  {text.late}
                </Badge>
              )}
            </span>
          </Fact>
        )}
        {visa.deskAddress && <Fact name={text.deskAddress}>{visa.deskAddress}</Fact>}
        {visa.returnAddress && <Fact name={text.returnAddress}>{visa.returnAddress}</Fact>}
      </FactList>
    </Card>
  )
}

function Progress({ order: { events } }: { order: VisaOrderDetail }) {
  const text = useText('products/visa/order')
  return (
    <Card title={text.progress}>
      {events.length === 0 ? (
        <p className={styles['soft']}>{text.nothing}</p>
      ) : (
        <Timeline
          label={text.progress}
          entries={events.map(({ at, sentence }, index) => ({
            key: `${at} ${events.length - index}`,
            title: sentence,
            state: 'done',
            time: formatInstant(at),
          }))}
        />
      )}
    </Card>
  )
}
