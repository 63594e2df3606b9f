import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { useText } from '../../../kit/text/text'

type Costs = Pick<OrderCore['travellerList'][number], 'fields' | 'costCentre' | 'costShares' | 'project'>

/** Who bears what a traveller costs, and for which project; nothing of personal travel. */
export function TravellerCosts({ traveller, className }: { traveller: Costs; className: string | undefined }) {
  const text = useText('booking/placing/traveller-costs')
  const { costCentre, costShares, project, fields = [] } = traveller
  const shares = costShares?.map((share) => ({ name: share.costCentre, percent: share.percent }))
  return (
    <>
      {costCentre && <p className={className}>{shares ? text.costCentres({ shares }) : text.costCentre({ name: costCentre })}</p>}
      {project && <p className={className}>{text.project({ name: project })}</p>}
      {fields.map(({ label, value }) => (
        <p key={label} className={className}>
          {label} · {value}
        </p>
      ))}
    </>
  )
}
