import { products } from '@sojourn/contract/booking/codes'
import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { useNavigate } from 'react-router'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { beginAttendeeSearch } from '../../../../api/calls/products/meeting/journey'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { tellFailure } from '../../../../kit/overlays/told'
import { formatList } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { BegunSearch } from '../../../booking/search/begun-search'
import styles from '../meeting.module.css'
import { filtersOf } from '../window-filters'
import { attendeeWords } from './attendee-columns'

type Attendee = MeetingAttendees['attendees'][number]

/** What is booked for a guest, and the searches that their answer begins. */
export function BookFor({ orderNo, attendee, canBook }: { orderNo: string; attendee: Attendee; canBook: boolean }) {
  const text = useText('products/meeting/guests/attendees')
  const { products: names } = useText('booking/application/words')
  const { booked, comes, repeats, wishes } = attendee
  const said = booked.map((productType) => names[products.word(productType)])
  const travels = wishes !== undefined && wishes.by !== 'own'
  const stays = wishes !== undefined && wishes.room !== 'none'
  const isOpen = canBook && comes && !repeats
  return (
    <span className={styles['words']}>
      {said.length > 0 && <span>{text.booked({ products: formatList(said) })}</span>}
      {isOpen && travels && <Begin orderNo={orderNo} attendee={attendee} kind="journey" />}
      {isOpen && stays && <Begin orderNo={orderNo} attendee={attendee} kind="stay" />}
      {said.length === 0 && !(isOpen && (travels || stays)) && '—'}
    </span>
  )
}

interface BeginProps {
  orderNo: string
  attendee: Attendee
  kind: 'journey' | 'stay'
}

/** Opens the search with what the guest wished; for whom stands above it. */
function Begin({ orderNo, attendee, kind }: BeginProps) {
  const text = useText('products/meeting/guests/attendees')
  const navigate = useNavigate()
  const begin = useWrite(beginAttendeeSearch, [getMeetingAttendees])
  const { attendeeId, name, wishes } = attendee
  const word = kind === 'stay' ? 'hotel' : wishes?.by === 'train' ? 'train' : 'flight'
  const { arrival, room } = attendeeWords(attendee)
  const wish = kind === 'stay' ? text.wishesStay({ name, room }) : text.wishesArrival({ name, arrival })
  const open = () =>
    begin.mutate(
      { orderNo, attendeeId, for: kind },
      {
        onSuccess: ({ productType, travelOrderNo, start, windows }) => {
          const begun: BegunSearch = { start, wish }
          const filters = windows && { filters: filtersOf(windows) }
          void navigate(paths.home({ type: productType, tripId: travelOrderNo, ...filters }), { state: { begun } })
        },
        onError: tellFailure,
      },
    )
  return (
    <Button size="compact" busy={begin.isPending} aria-label={text.searchOf[word]({ name })} onClick={open}>
      {text.search[word]}
    </Button>
  )
}
