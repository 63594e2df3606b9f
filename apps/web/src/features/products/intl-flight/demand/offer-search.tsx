import type {
  FlightDemandDetail,
  PlanChoice,
  PlanOffer,
  PricedPlanOffer,
} from '@sojourn/contract/products/intl-flight/demand.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { priceFlightDemandOffer, searchFlightDemandOffers } from '../../../../api/calls/products/intl-flight/demand'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { chinaNow } from '../../../../kit/dates/server-time'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { OfferRow } from './offer-row'
import { offerOrders, offersShown, type OfferOrder } from './offer-order'

interface Taken {
  choices: PlanChoice[]
  dates: string[]
}
interface OfferSearchProps {
  demand: FlightDemandDetail
  open: boolean
  onClose: () => void
  onTake: (priced: PricedPlanOffer, taken: Taken) => void
}

/** For the agency's staff: what the supply sells of a request, leg by leg, until a whole trip is chosen. */
export function OfferSearch({ open, onClose, ...props }: OfferSearchProps) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <Dialog
      open={open}
      width="wide"
      title={text.offerTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <Legs {...props} />
    </Dialog>
  )
}

/** What is chosen so far, and the last step: the whole trip is priced as a plan. */
function useLegs({ demand, onTake }: Omit<OfferSearchProps, 'open' | 'onClose'>) {
  const { demandNo, legs } = demand
  const [chosen, setChosen] = useState<PlanOffer[]>([])
  const [dates, setDates] = useState(() => legs.map(({ departDate }) => departDate))
  const [busyWith, setBusyWith] = useState<PlanOffer>()
  const choices = chosen.map(({ itineraryKey, fareKey }) => ({ itineraryKey, fareKey }))
  const take = async (offer: PlanOffer) => {
    const all = [...choices, { itineraryKey: offer.itineraryKey, fareKey: offer.fareKey }]
    if (all.length < legs.length) return setChosen([...chosen, offer])
    setBusyWith(offer)
    try {
      const asked = readOptions(priceFlightDemandOffer, { demandNo, dates, choices: all })
      onTake(await queryClient.fetchQuery({ ...asked, staleTime: 0 }), { choices: all, dates })
    } catch (error) {
      setBusyWith(undefined)
      toast((error as Error).message, 'bad')
    }
  }
  return {
    chosen,
    choices,
    dates,
    busyWith,
    take: (offer: PlanOffer) => void take(offer),
    back: (slice: number) => setChosen(chosen.slice(0, slice)),
    /** Later legs never leave before it. */
    moveTo: (slice: number, date: string) =>
      setDates(dates.map((each, index) => (index === slice || (index > slice && each < date) ? date : each))),
  }
}

function Legs(props: Omit<OfferSearchProps, 'open' | 'onClose'>) {
  const { demand } = props
  const text = useText('products/intl-flight/demand/words')
  const legs = useLegs(props)
  const { choices, dates } = legs
  const slice = choices.length
  const [order, setOrder] = useState<OfferOrder>('price')
  const [directOnly, setDirectOnly] = useState(false)
  const found = useRead(searchFlightDemandOffers, { demandNo: demand.demandNo, dates, chosen: choices }, { staleTime: 0 })
  return (
    <div className={styles['search']}>
      <Chosen demand={demand} legs={legs} />
      <div className={styles['controls']}>
        <Days demand={demand} slice={slice} dates={dates} onChange={(date) => legs.moveTo(slice, date)} />
        <Field label={text.offerSort}>
          {(control) => (
            <Select {...control} value={order} onChange={(event) => setOrder(event.target.value as OfferOrder)}>
              {offerOrders.map((each) => (
                <option key={each} value={each}>
                  {text.sorts[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox label={text.directOnly} checked={directOnly} onChange={setDirectOnly} />
      </div>
      {found.data ? (
        <Offers
          key={`${slice} ${dates[slice]} ${order} ${directOnly}`}
          offers={offersShown(found.data.offers, order, directOnly)}
          count={demand.travellers.length}
          busyWith={legs.busyWith}
          onTake={legs.take}
        />
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonList count={4} height={76} gap={8} />
      )}
    </div>
  )
}

/** The legs as far as they are chosen, and the one that is looked for. */
function Chosen({ demand, legs: { chosen, dates, back } }: { demand: FlightDemandDetail; legs: ReturnType<typeof useLegs> }) {
  const text = useText('products/intl-flight/demand/words')
  const slice = chosen.length
  return (
    <ol className={styles['legs']}>
      {demand.legs.slice(0, slice + 1).map((leg, index) => (
        <li key={leg.journeyIndex} className={styles['line']} aria-current={index === slice ? 'step' : undefined}>
          <strong>
            {text.offerLeg({
              number: index + 1,
              from: leg.departCityName,
              to: leg.arriveCityName,
              date: formatFullDate(dates[index] ?? leg.departDate),
            })}
          </strong>
          {index < slice && (
            <>
              <span>{chosen[index]!.flights.map(({ flightNo }) => flightNo).join(' / ')}</span>
              <Button
                size="compact"
                kind="quiet"
                aria-label={text.changeLegOf({ number: index + 1 })}
                onClick={() => back(index)}
              >
                {text.changeLeg}
              </Button>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

interface DaysProps {
  demand: FlightDemandDetail
  slice: number
  dates: readonly string[]
  onChange: (date: string) => void
}

/** The days that suit as well, none before today or the leg before. */
function Days({ demand: { legs, flexibleDays }, slice, dates, onChange }: DaysProps) {
  const text = useText('products/intl-flight/demand/words')
  const leg = legs[slice]
  if (flexibleDays === 0 || !leg) return null
  const earliest = dates[slice - 1] ?? chinaNow().date
  const days = Array.from({ length: 2 * flexibleDays + 1 }, (_none, index) => addDays(leg.departDate, index - flexibleDays))
  return (
    <Field label={text.offerDay}>
      {(control) => (
        <Select {...control} value={dates[slice]} onChange={(event) => onChange(event.target.value)}>
          {days
            .filter((day) => day >= earliest)
            .map((day) => (
              <option key={day} value={day}>
                {formatFullDate(day)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}

interface OffersProps {
  offers: readonly PlanOffer[]
  count: number
  busyWith: PlanOffer | undefined
  onTake: (offer: PlanOffer) => void
}

const shownAtOnce = 20

function Offers({ offers, count, busyWith, onTake }: OffersProps) {
  const text = useText('products/intl-flight/demand/words')
  const [shown, setShown] = useState(shownAtOnce)
  if (offers.length === 0)
    return (
      <EmptyState compact icon="globe" title={text.noOffers}>
        {text.noOffersWhy}
      </EmptyState>
    )
  return (
    <>
      <p className={styles['soft']} aria-live="polite">
        {text.offersFound({ count: offers.length })}
      </p>
      <ul className={styles['offers']} aria-label={text.offerTitle}>
        {offers.slice(0, shown).map((offer) => (
          <OfferRow
            key={`${offer.itineraryKey} ${offer.fareKey}`}
            offer={offer}
            count={count}
            busy={busyWith === offer}
            onTake={() => onTake(offer)}
          />
        ))}
      </ul>
      {offers.length > shown && <Button onClick={() => setShown(shown + shownAtOnce)}>{text.moreOffers}</Button>}
    </>
  )
}
