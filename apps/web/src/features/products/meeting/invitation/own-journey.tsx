import type { MeetingInvitationView } from '@sojourn/contract/products/meeting/invitation.calls'
import { useNavigate } from 'react-router'
import { beginMeetingJourney } from '../../../../api/calls/products/meeting/invitation'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Card } from '../../../../kit/layout/page'
import { tellFailure } from '../../../../kit/overlays/told'
import { formatList, formatMonthDay } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { BegunSearch } from '../../../booking/search/begun-search'
import styles from '../meeting.module.css'
import { filtersOf } from '../window-filters'

interface OwnJourneyProps {
  token: string
  invitation: Pick<MeetingInvitationView, 'venueName' | 'days'>
}

/** A colleague who is signed in begins to book for themselves, with the days and the city of the event. */
export function OwnJourney({ token, invitation: { venueName, days } }: OwnJourneyProps) {
  const text = useText('products/meeting/guests/invitation')
  const navigate = useNavigate()
  const begin = useWrite(beginMeetingJourney)
  const wish = text.bookingFor({ venue: venueName, days: formatList(days.map((day) => formatMonthDay(day))) })
  const open = (product: 'flight' | 'train' | 'hotel') =>
    begin.mutate(
      { token, for: product },
      {
        onSuccess: ({ productType, travelOrderNo, travelApplyNo, start, windows }) => {
          const begun: BegunSearch = { start, wish }
          const more = { ...(travelApplyNo && { travelApplyNo }), ...(windows && { filters: filtersOf(windows) }) }
          void navigate(paths.home({ type: productType, tripId: travelOrderNo, ...more }), { state: { begun } })
        },
        onError: tellFailure,
      },
    )
  return (
    <Card title={text.ownJourney}>
      <p className={styles['lead']}>{text.ownJourneyWhy}</p>
      <div className={styles['buttons']}>
        {(['flight', 'train', 'hotel'] as const).map((product) => (
          <Button key={product} busy={begin.isPending && begin.variables.for === product} onClick={() => open(product)}>
            {text.bookOwn[product]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
