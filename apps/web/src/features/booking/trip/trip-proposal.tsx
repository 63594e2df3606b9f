import type { TripProposal as Proposal } from '@sojourn/contract/booking/trip.shapes'
import { useNavigate } from 'react-router'
import { saveTrip } from '../../../api/calls/booking/trip'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { OrderLine } from './trip-order-line'
import { tripReads } from './trip-reads'
import styles from './trip.module.css'

/** Orders that look like one journey, with one button that puts them together. */
export function TripProposal({ proposal }: { proposal: Pick<Proposal, 'orders' | 'travelOrderNo' | 'name'> }) {
  const text = useText('booking/trip/page')
  const navigate = useNavigate()
  const save = useWrite(saveTrip, tripReads)
  const { orders, travelOrderNo, name } = proposal
  const join = () =>
    save.mutate(
      { orderNos: orders.map(({ orderNo }) => orderNo), ...(travelOrderNo && { travelOrderNo }) },
      {
        onSuccess: (saved) => {
          toast(travelOrderNo ? text.joined : text.made, 'good')
          void navigate(paths.trip(saved))
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <Card
      title={text.proposalsTitle}
      action={
        <Button kind="brand" size="compact" icon="plus" busy={save.isPending} onClick={join}>
          {travelOrderNo ? text.joinTrip : text.makeTrip}
        </Button>
      }
    >
      <p className={styles['hint']}>{travelOrderNo ? text.joinText({ name }) : text.proposalsText}</p>
      <ul>
        {orders.map((order) => (
          <OrderLine key={order.orderNo} order={order} />
        ))}
      </ul>
    </Card>
  )
}
