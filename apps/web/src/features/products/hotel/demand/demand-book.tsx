import type { DemandPlan, HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { acceptHotelDemand } from '../../../../api/calls/products/hotel/demand'
import { useWrite } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { demandReads } from './demand-head'
import { useFreeSentence } from './demand-plans'
import { HotelProblem } from '../hotel-problem'
import { OffContractBook } from '../off-contract/off-contract-book'
import { useBookInfo, useDraft } from '../queries'

export interface DemandBookProps {
  demand: HotelDemandDetail
  planId: string
  tempOrderNo: string
}

/** An accepted offer on its way to the order: guests, arrival, approvers and payment. */
export function DemandBook({ demand: now, planId, tempOrderNo }: DemandBookProps) {
  const text = useText('products/hotel/demand')
  // As it was when the page opened: once the offer is accepted the request is over, while this page still leads to the order.
  const [demand] = useState(now)
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const plan = demand.plans.find((each) => each.planId === planId)
  const back = paths.hotelDemand({ demandNo: demand.demandNo })
  const error = draft.error ?? info.error
  const renew = () => Promise.all([draft.refetch(), info.refetch()])
  return (
    <Page title={text.acceptTitle} back={back}>
      {!plan || !demand.canAccept ? (
        <EmptyState
          icon="clock"
          title={text.planGone}
          action={
            <ButtonLink kind="brand" to={back}>
              {text.backToDemand}
            </ButtonLink>
          }
        >
          {text.planGoneWhy}
        </EmptyState>
      ) : error ? (
        <HotelProblem error={error} tempOrderNo={tempOrderNo} onRetry={() => void renew()} />
      ) : draft.data && info.data ? (
        <Offer demand={demand} plan={plan} draft={draft.data} info={info.data} renew={renew} back={back} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </Page>
  )
}

interface OfferProps {
  demand: HotelDemandDetail
  plan: DemandPlan
  draft: NonNullable<ReturnType<typeof useDraft>['data']>
  info: NonNullable<ReturnType<typeof useBookInfo>['data']>
  renew: () => Promise<unknown>
  back: string
}

function Offer({ demand, plan, draft, info, renew, back }: OfferProps) {
  const text = useText('products/hotel/demand')
  const free = useFreeSentence()
  const create = useWrite(acceptHotelDemand, [...demandReads, getTripOrderList, getPendingOrderStatistical])
  const { hotelName, address, roomName, price, breakfasts, hotelType, freeHours, note, planId } = plan
  const { checkInDate: checkIn, checkOutDate: checkOut, demandNo } = demand
  const rules = [free(freeHours), ...(note ? [note] : [])]
  return (
    <OffContractBook
      tempOrderNo={draft.tempOrderNo}
      draft={draft}
      info={info}
      offer={{ hotelName, address, roomName, checkIn, checkOut, price, breakfasts, hotelType, rules }}
      fixedRooms={demand.rooms}
      order={{
        create,
        rate: { demandNo, planId },
        extra: { demandNo, planId },
        renew,
        back: { path: back, label: text.backToDemand },
      }}
    />
  )
}
