import { getManualQuotes } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useRead } from '../../../../api/queries'
import { Link } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../demand/demand.module.css'

/** On the page of a ticketed order: requests that wait for the desk, or for whoever asked. */
export function OpenQuotes({ orderId }: { orderId: string }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const read = useRead(getManualQuotes, { orderId })
  const open = read.data?.quotes.filter(({ state }) => state === 'asked' || state === 'quoted') ?? []
  if (open.length === 0) return null
  return (
    <Card>
      {open.map(({ quoteNo, kind, tickets, stateName }) => (
        <p key={quoteNo} className={styles['line']}>
          <strong>{text.of({ kind, names: [...new Set(tickets.map(({ traveller }) => traveller))] })}</strong>
          <Badge tone="warn">{stateName}</Badge>
          <Link to={paths.intlFlightChanges({ orderId })}>{text.seeAll}</Link>
        </p>
      ))}
    </Card>
  )
}
