import type { DemandPlan, HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { useNavigate } from 'react-router'
import { openHotelDemand } from '../../../../api/calls/products/hotel/demand'
import { useWrite } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { formatPrice } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import styles from './demand.module.css'
import { starName } from '../format'

/** When cancelling an offer is free, in a sentence. */
export function useFreeSentence(): (freeHours: number | undefined) => string {
  const text = useText('products/hotel/demand')
  return (freeHours) => (freeHours === undefined ? text.final : text.free({ hours: freeHours }))
}

/** The agency's offers side by side; one is accepted by booking it. */
export function DemandPlans({ demand }: { demand: HotelDemandDetail }) {
  const text = useText('products/hotel/demand')
  const open = useOpen(demand.demandNo)
  return (
    <Card title={text.plansTitle}>
      {demand.plans.length === 0 ? (
        <EmptyState compact icon="headset" title={text.noPlans}>
          {text.noPlansWhy}
        </EmptyState>
      ) : (
        <ul>
          {demand.plans.map((plan) => (
            <Plan key={plan.planId} plan={plan} demand={demand} busy={open.busyWith === plan.planId} onAccept={open.book} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface PlanProps {
  plan: DemandPlan
  demand: HotelDemandDetail
  busy: boolean
  onAccept: (planId: string) => void
}

function Plan(props: PlanProps) {
  const { plan } = props
  const words = useText('products/hotel/words')
  const free = useFreeSentence()
  const star = plan.starCode !== undefined && starName(words, plan.starCode)
  return (
    <li className={styles['plan']}>
      <div className={styles['words']}>
        <h3>{plan.hotelName}</h3>
        <IconLine icon="pin">{plan.address}</IconLine>
        {plan.phone && <IconLine icon="phone">{plan.phone}</IconLine>}
        <p>
          {[plan.roomName, star, words.breakfasts({ count: plan.breakfasts }), words.payments[plan.hotelType]]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles['soft']}>{free(plan.freeHours)}</p>
        {plan.note && <p className={styles['soft']}>{plan.note}</p>}
      </div>
      <Deal {...props} />
    </li>
  )
}

/** What an offer costs, and the way to its booking. */
function Deal({ plan, demand, busy, onAccept }: PlanProps) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  const nights = words.nights({ count: demand.nightCount })
  const rooms = words.rooms({ count: demand.rooms })
  return (
    <div className={styles['deal']}>
      <span>
        <Price fen={plan.price} size="large" /> <span className={styles['soft']}>{text.perRoomNight}</span>
      </span>
      <span className={styles['soft']}>{text.total({ amount: formatPrice(plan.total), nights, rooms })}</span>
      {plan.overBudget && (
        <Badge tone="excess" icon="wallet">
          {text.overBudget}
        </Badge>
      )}
      {demand.canAccept && (
        <Button
          kind="brand"
          busy={busy}
          aria-label={text.acceptPlan({ hotel: plan.hotelName })}
          onClick={() => onAccept(plan.planId)}
        >
          {text.accept}
        </Button>
      )}
    </div>
  )
}

/** A draft with the stay and the people of the request; then its booking page. */
function useOpen(demandNo: string) {
  const navigate = useNavigate()
  const open = useWrite(openHotelDemand)
  const book = (planId: string) =>
    open.mutate(
      { demandNo, planId },
      {
        onSuccess: ({ tempOrderNo }) => void navigate(paths.hotelDemand({ demandNo, planId, tempOrderNo })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return { book, busyWith: open.isPending ? open.variables.planId : undefined }
}
