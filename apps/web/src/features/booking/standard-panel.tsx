import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { SentencePanel } from '@sojourn/contract/booking/policy-panel.shapes'
import type { ReactNode } from 'react'
import { getCarRuleViolate } from '../../api/calls/products/car-policy'
import { getFlightRuleViolate } from '../../api/calls/products/flight-policy'
import { getHotelTravelBizPolicy } from '../../api/calls/products/hotel-policy'
import { getIntFlightRuleViolate } from '../../api/calls/products/intl-flight-policy'
import { getTrainTicketRuleViolate } from '../../api/calls/products/train-policy'
import { useRead, type ReadOptions } from '../../api/queries'
import type { ResultOf } from '../../api/web-call'
import { Button } from '../../kit/button'
import { Icon } from '../../kit/icon'
import { SkeletonList } from '../../kit/skeleton'
import { useText } from '../../kit/text'
import { HotelStandard, Sentences, TrainStandard } from './standard-parts'
import styles from './standard-panel.module.css'

export interface StandardPanelProps {
  /** Whose travellers' standards; absent, one's own. */
  tempOrderNo?: string | undefined
}
const options: ReadOptions = { staleTime: 300_000 }

/** The standard of one product in sentences, from the server (S2.61). */
export function StandardPanel({ product, ...props }: StandardPanelProps & { product: PolicyProduct }) {
  if (product === 'hotel' || product === 'intlHotel') return <Hotels {...props} abroad={product === 'intlHotel'} />
  if (product === 'train') return <Trains {...props} />
  const OfProduct = { flight: Flights, intlFlight: IntlFlights, car: Cars }[product]
  return <OfProduct {...props} />
}

const ofDraft = ({ tempOrderNo }: StandardPanelProps) => (tempOrderNo ? { tempOrderNo } : {})

const Flights = (props: StandardPanelProps) => <Rules read={useRead(getFlightRuleViolate, ofDraft(props), options)} />
const IntlFlights = (props: StandardPanelProps) => <Rules read={useRead(getIntFlightRuleViolate, ofDraft(props), options)} />
const Cars = (props: StandardPanelProps) => <Rules read={useRead(getCarRuleViolate, ofDraft(props), options)} />

const Rules = ({ read }: { read: Read<SentencePanel> }) => (
  <PanelStates read={read}>{({ ruleTextList }) => <Sentences list={ruleTextList} />}</PanelStates>
)

function Hotels({ abroad, ...props }: StandardPanelProps & { abroad: boolean }) {
  const read: Read<ResultOf<typeof getHotelTravelBizPolicy>> = useRead(
    getHotelTravelBizPolicy,
    { ...ofDraft(props), OrderType: abroad ? 1 : 0 },
    options,
  )
  return <PanelStates read={read}>{(item) => <HotelStandard item={item} />}</PanelStates>
}

function Trains(props: StandardPanelProps) {
  const read: Read<ResultOf<typeof getTrainTicketRuleViolate>> = useRead(getTrainTicketRuleViolate, ofDraft(props), options)
  return <PanelStates read={read}>{(item) => <TrainStandard item={item} />}</PanelStates>
}

interface Read<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}
interface AnyPanel<Item> {
  emptyText?: string | undefined
  items: Item[]
}

/** Loading, failed (S8.11), nothing set or no limit (S8.12), else one part per traveller. */
export function PanelStates<Item extends { remark: string; policyName: string }>({
  read: { data, error, refetch },
  children,
}: {
  read: Read<AnyPanel<Item>>
  children: (item: Item) => ReactNode
}) {
  const text = useText('booking/standards')
  if (!data && error) {
    return (
      <div className={styles['failed']} role="alert">
        <Icon name="alert" size={18} />
        <p>{text.failed}</p>
        <Retry onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <SkeletonList count={3} height={20} gap={10} />
  if (data.emptyText) return <p className={styles['empty']}>{data.emptyText}</p>
  return (
    <div className={styles['people']}>
      {data.items.map((item) => (
        <section key={`${item.remark} ${item.policyName}`} className={styles['person']}>
          {data.items.length > 1 && <h3>{text.ofTraveller({ name: item.remark, policy: item.policyName })}</h3>}
          {children(item)}
        </section>
      ))}
    </div>
  )
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button size="compact" icon="refresh" onClick={onRetry}>
    {useText('kit/widgets').retry}
  </Button>
)
