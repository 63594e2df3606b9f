import type { HotelBookInfo } from '@sojourn/contract/products/hotel/booking.shapes'
import type { ExternalRate, HotelDetailResult, HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { createExternalHotelOrder } from '../../../../api/calls/products/hotel/hotel'
import { useWrite } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Field } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card, Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { longestText } from '../../../booking/policy/reason'
import { HotelProblem } from '../hotel-problem'
import { OffContractBook } from './off-contract-book'
import { useBookInfo, useDraft, useHotelDetail } from '../queries'

export async function loader() {
  await loadTexts(
    'products/hotel/words',
    'products/hotel/detail',
    'products/hotel/book',
    'products/hotel/external',
    'products/hotel/demand',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'kit/widgets',
  )
  return null
}

/** An order on a partner's rate outside the contracts: its own rules, a reason, and always an approval (S2.25). */
export function Component() {
  const text = useText('products/hotel/external')
  const [address] = useSearchParams()
  const [tempOrderNo, hotelId] = [address.get('tempOrderNo') ?? '', address.get('hotelId') ?? '']
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const detail = useHotelDetail({ tempOrderNo, hotelId })
  const error = draft.error ?? info.error ?? detail.error
  const rate = detail.data?.externalRates.find(({ externalRateId }) => externalRateId === address.get('externalRateId'))
  const back = paths.hotelDetail({ tempOrderNo, hotelId })
  const renew = () => Promise.all([draft.refetch(), info.refetch(), detail.refetch()])
  return (
    <Page title={text.title} back={back}>
      {error ? (
        <HotelProblem error={error} tempOrderNo={tempOrderNo} onRetry={() => void renew()} />
      ) : draft.data && info.data && detail.data ? (
        rate ? (
          <External
            draft={draft.data}
            info={info.data}
            detail={detail.data}
            rate={rate}
            renew={renew}
            back={{ path: back, label: text.toHotel }}
          />
        ) : (
          <RateGone back={back} />
        )
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </Page>
  )
}

function RateGone({ back }: { back: string }) {
  const text = useText('products/hotel/external')
  return (
    <EmptyState
      icon="hotel"
      title={text.gone}
      action={
        <ButtonLink kind="brand" to={back}>
          {text.toHotel}
        </ButtonLink>
      }
    >
      {text.goneWhy}
    </EmptyState>
  )
}

interface ExternalProps {
  draft: HotelTempOrder
  info: HotelBookInfo
  detail: HotelDetailResult
  rate: ExternalRate
  renew: () => Promise<unknown>
  back: { path: string; label: string }
}

function External({ draft, info, detail, rate, renew, back }: ExternalProps) {
  const create = useWrite(createExternalHotelOrder, [getTripOrderList, getPendingOrderStatistical])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  const { externalRateId, hotelName, roomName, price, breakfasts, hotelType, rules } = rate
  const { checkInDate: checkIn, checkOutDate: checkOut } = detail
  return (
    <OffContractBook
      tempOrderNo={draft.tempOrderNo}
      draft={draft}
      info={info}
      offer={{ hotelName, address: detail.hotel.address, roomName, checkIn, checkOut, price, breakfasts, hotelType, rules }}
      order={{
        create,
        rate: { externalRateId },
        extra: { externalRateId, reasonText: reason.trim() },
        fault: missing ? 'reasonText' : undefined,
        onTry: () => setTried(true),
        renew,
        back,
      }}
    >
      <ReasonCard partner={rate.partner} reason={reason} missing={tried && missing} onReason={setReason} />
    </OffContractBook>
  )
}

interface ReasonCardProps {
  partner: string
  reason: string
  missing: boolean
  onReason: (reason: string) => void
}

/** Why the contracts are left; whoever approves reads it. */
function ReasonCard({ partner, reason, missing, onReason }: ReasonCardProps) {
  const text = useText('products/hotel/external')
  const detailText = useText('products/hotel/detail')
  return (
    <Card title={text.reason} action={<Badge icon="external">{detailText.externalOf({ partner })}</Badge>}>
      <Field label={text.reason} hideLabel required hint={text.reasonHint} error={missing ? text.reasonMissing : undefined}>
        {(control) => (
          <TextArea
            {...control}
            data-field="reasonText"
            rows={2}
            maxLength={longestText}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
    </Card>
  )
}
