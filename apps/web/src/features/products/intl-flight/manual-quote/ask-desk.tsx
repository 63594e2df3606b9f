import type { IntlAlterableOrder } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { ManualQuoteKind } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Link } from '../../../../kit/actions/link'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../demand/demand.module.css'
import { AskDialog } from './ask-dialog'

interface AskDeskProps {
  order: IntlAlterableOrder
  kind: ManualQuoteKind
}

/** The way to somebody who asks the carrier, where the page cannot say what it costs. */
export function AskDesk({ order, kind }: AskDeskProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [open, setOpen] = useState(false)
  if (!order.tickets.some(({ forDesk }) => forDesk)) return null
  return (
    <Card title={text.title}>
      <div className={styles['fields']}>
        <p>{text.intro[kind]}</p>
        <p className={styles['soft']}>{text.promise}</p>
        <div className={styles['line']}>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text.ask}
          </Button>
          <Link to={paths.intlFlightChanges({ orderId: order.orderNo })}>{text.seeAll}</Link>
        </div>
      </div>
      {open && <AskDialog order={order} kind={kind} onClose={() => setOpen(false)} />}
    </Card>
  )
}
