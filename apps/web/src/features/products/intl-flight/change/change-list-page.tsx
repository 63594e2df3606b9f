import type { IntlChangeOffer, IntlChangeSearchResult } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { cabins, type Cabin } from '@sojourn/contract/reference/cabins'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { searchIntlChange } from '../../../../api/calls/products/intl-flight/after-sales'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Stack } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { DaysBeside } from '../../../booking/after-sale/change/days-beside'
import styles from '../../../booking/after-sale/change-page.module.css'
import { OptionSelect } from '../../../booking/search/option-select'
import { useDateSection } from '../queries'
import { writeTickets } from '../refund/tickets-in-address'
import { askedDirection } from './asked-change'
import { ChangeFrame } from './change-frame'
import { FlightsLine } from './flights-line'
import { OfferRow } from './offer-row'
import { writeTimes } from './times-in-address'

export async function loader() {
  await loadTexts(
    'products/intl-flight/after-sale/change',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/search/list',
    'kit/widgets',
  )
  return null
}

/** What a direction can be changed to on a day, each with what it costs per person and in all (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/after-sale/change')
  const [address, setAddress] = useSearchParams()
  const asked = askedDirection(address)
  const [directOnly, setDirectOnly] = useState(false)
  const [opened, setOpened] = useState<string>()
  const request = { ...asked, ...(directOnly && { directOnly }), ...(opened !== undefined && { itineraryKey: opened }) }
  const found = useRead(searchIntlChange, request, { staleTime: 0, keepFormer: true })
  const { orderNo: orderId, departDate: date, cabin } = asked
  const direction = { orderId, tickets: writeTickets(asked.ticketNos), slice: String(asked.slice), date }
  const back = paths.intlFlightChangeApply(direction)
  const goTo = (day: string) => setAddress({ ...Object.fromEntries(address), date: day }, { replace: true })
  return (
    <ChangeFrame
      title={text.listTitle}
      step={1}
      back={back}
      orderId={orderId}
      error={found.error}
      onRetry={() => void found.refetch()}
    >
      {found.data && (
        <Stack busy={found.isFetching}>
          <section className={styles['from']}>
            <span className={styles['label']}>{text.from}</span>
            <FlightsLine segments={found.data.from} dictionary={found.data.dictionary} />
            {found.data.offers.some(({ involuntary }) => involuntary) && <p className={styles['terms']}>{text.involuntary}</p>}
          </section>
          <div className={styles['days']}>
            <Days date={date} place={found.data.from[0]?.departAirport ?? ''} onDay={goTo} />
            <ButtonLink kind="quiet" size="compact" to={back}>
              {text.otherDay}
            </ButtonLink>
            <CabinChoice cabin={cabin} />
            <Checkbox label={text.direct} checked={directOnly} onChange={setDirectOnly} />
            <span role="status" className={styles['count']}>
              {text.offers({ count: new Set(found.data.offers.map(({ itineraryKey }) => itineraryKey)).size })}
            </span>
          </div>
          <Offers result={found.data} direction={{ ...direction, ...(cabin && { cabin }) }} opened={opened} onOpen={setOpened} />
        </Stack>
      )}
    </ChangeFrame>
  )
}

interface DaysProps {
  date: string
  /** Where the direction begins, by whose calendar its days count. */
  place: string
  onDay: (date: string) => void
}

function Days({ date, place, onDay }: DaysProps) {
  const text = useText('products/intl-flight/after-sale/change')
  return <DaysBeside date={date} section={useDateSection(place).data} words={text} onDay={onDay} />
}

/** The cabin of the new direction; the others of the trip stay as they are. */
function CabinChoice({ cabin }: { cabin: Cabin | undefined }) {
  const text = useText('products/intl-flight/after-sale/change')
  const { cabins: names } = useText('products/intl-flight/search/itinerary')
  const [address, setAddress] = useSearchParams()
  const flyIn = (wanted: Cabin | 'any') => {
    const { cabin: _former, ...others } = Object.fromEntries(address)
    setAddress(wanted === 'any' ? others : { ...others, cabin: wanted }, { replace: true })
  }
  const options = [
    { value: 'any' as const, label: text.anyCabin },
    ...cabins.toReversed().map((value) => ({ value, label: names[value] })),
  ]
  return <OptionSelect label={text.cabin} value={cabin ?? 'any'} options={options} onChange={flyIn} />
}

interface OffersProps {
  result: IntlChangeSearchResult
  direction: { orderId: string; tickets: string; slice: string; date: string; cabin?: Cabin }
  /** Whose other brands and cabins are shown too. */
  opened: string | undefined
  onOpen: (itineraryKey: string | undefined) => void
}

function Offers({ result, direction, opened, onOpen }: OffersProps) {
  const text = useText('products/intl-flight/after-sale/change')
  if (result.offers.length === 0) {
    return (
      <EmptyState icon="ticket" title={text.emptyTitle}>
        {text.emptyWhy}
      </EmptyState>
    )
  }
  const leads = result.offers.filter(
    ({ itineraryKey }, index, all) => all.findIndex((each) => each.itineraryKey === itineraryKey) === index,
  )
  const shown = leads.flatMap((lead) => [
    lead,
    ...result.offers.filter((each) => each !== lead && each.itineraryKey === lead.itineraryKey),
  ])
  return (
    <ul className={styles['cards']}>
      {shown.map((offer) => (
        <OfferRow
          key={`${offer.itineraryKey} ${offer.fareKey}`}
          offer={offer}
          dictionary={result.dictionary}
          policyApplies={result.policyApplies}
          action={
            <ButtonLink
              kind="brand"
              to={paths.intlFlightChangeConfirm({
                ...direction,
                itineraryKey: offer.itineraryKey,
                fareKey: offer.fareKey,
                searchId: result.searchId,
                times: writeTimes(offer.segments),
              })}
            >
              {text.choose}
            </ButtonLink>
          }
          more={leads.includes(offer) && <OtherFares offer={offer} opened={opened} onOpen={onOpen} />}
        />
      ))}
    </ul>
  )
}

/** Opens the other brands and cabins of the same flights, and closes them again. */
function OtherFares({ offer, opened, onOpen }: Pick<OffersProps, 'opened' | 'onOpen'> & { offer: IntlChangeOffer }) {
  const text = useText('products/intl-flight/after-sale/change')
  const { itineraryKey, segments } = offer
  const isOpen = opened === itineraryKey
  const words = isOpen ? text.lessFares : text.otherFares
  return (
    <Button
      kind="quiet"
      size="compact"
      aria-expanded={isOpen}
      aria-label={`${words} ${segments.map(({ flightNo }) => flightNo).join(' ')}`}
      onClick={() => onOpen(isOpen ? undefined : itineraryKey)}
    >
      {words}
    </Button>
  )
}
