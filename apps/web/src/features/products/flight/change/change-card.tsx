import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { useState } from 'react'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDiscount, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { OfferCard } from '../../../booking/list/offer-card'
import { FareRulePopover } from '../fare-rule-popover'
import fareStyles from '../list/fare-table.module.css'
import styles from '../list/flight-card.module.css'
import { FlightName } from '../flight-name'
import { FlightTimes } from '../flight-times'
import { viewOfOffer } from '../flight-view'
import { baggageLabel, cabinLabel, type FlightNames } from '../format'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { bookable } from '../list/sort-rules'

interface Cost {
  fee: number
  fareDifference: number
  total: number
}
export interface ChangeCardProps {
  flight: FlightOffer
  names: FlightNames
  policyApplies: boolean
  /** The carrier keeps seats on this one after it changed the flight. */
  kept: boolean
  /** What one passenger pays for a fare. */
  priceOf: (fare: FlightFare) => Cost
  linkOf: (fare: FlightFare) => string
}

/** One flight to change to, in one line with its least cost; the fares unfold below. */
export function ChangeCard(props: ChangeCardProps) {
  const { flight, names, kept } = props
  const text = useText('products/flight/after-sale/change')
  const [open, setOpen] = useState(kept)
  return (
    <OfferCard anchor={flight.flightKey} open={open} rowClassName={styles['row']} panel={<Fares {...props} />}>
      {(panelId) => (
        <>
          <FlightName flight={viewOfOffer(flight, names)} />
          <FlightTimes flight={viewOfOffer(flight, names)} />
          <div className={styles['offer']}>
            <div className={styles['verdict']}>
              {kept && (
                <Badge tone="good" icon="shield">
                  {text.protectedBadge}
                </Badge>
              )}
            </div>
            <LeastCost {...props} />
            <Button
              kind={open ? 'plain' : 'brand'}
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              aria-label={`${open ? text.closeFares : text.openFares} ${flight.flightNo}`}
              className={styles['toggle']}
              onClick={() => setOpen(!open)}
            >
              {open ? text.closeFares : text.openFares}
            </Button>
          </div>
        </>
      )}
    </OfferCard>
  )
}

function Fares(props: ChangeCardProps) {
  const { flight } = props
  const text = useText('products/flight/after-sale/change')
  return (
    <ul aria-label={text.fares({ flight: flight.flightNo })}>
      {flight.fares.map((fare) => (
        <FareRow key={fare.fareKey} {...props} fare={fare} />
      ))}
    </ul>
  )
}

function LeastCost({ flight, priceOf }: ChangeCardProps) {
  const text = useText('products/flight/after-sale/change')
  const costs = flight.fares.filter(bookable).map((fare) => priceOf(fare).total)
  if (costs.length === 0) return <span className={styles['taxes']}>{text.locked}</span>
  return (
    <div className={styles['price']}>
      <Cost total={Math.min(...costs)} />
      <span className={styles['taxes']}>{text.perPerson}</span>
    </div>
  )
}

function Cost({ total }: { total: number }) {
  const text = useText('products/flight/after-sale/change')
  return total === 0 ? <strong>{text.free}</strong> : <Price fen={total} size="large" />
}

function FareRow(props: ChangeCardProps & { fare: FlightFare }) {
  const { flight, fare, names, policyApplies, priceOf } = props
  const flightText = useText('products/flight/words')
  const text = useText('products/flight/after-sale/change')
  const cost = priceOf(fare)
  const rule = names.rules.get(fare.ruleTier)
  return (
    <li className={classNames(fareStyles['fare'], !bookable(fare) && fareStyles['locked'])}>
      <div className={fareStyles['cabin']}>
        <span className={fareStyles['class']}>{cabinLabel(flightText, fare)}</span>
        <span className={fareStyles['tags']}>
          <span className={fareStyles['discount']}>
            {formatPrice(fare.ticketPrice)} · {formatDiscount(fare.discount)}
          </span>
        </span>
      </div>
      <div className={fareStyles['terms']}>
        <span className={fareStyles['bag']}>
          {baggageLabel(flightText, fare.baggageKg)}
          {rule && (
            <span className={fareStyles['details']}>
              <FareRulePopover rule={rule} fare={fare} flownAs={flight.operating?.flightNo ?? flight.flightNo} />
            </span>
          )}
        </span>
        {rule && <span>{rule.summary}</span>}
      </div>
      <div className={fareStyles['policy']}>
        {policyApplies && <VerdictBadge verdict={fare.verdict} />}
        {fare.violations.length > 0 && <PolicyNotes violations={fare.violations} nameOf={undefined} />}
      </div>
      <div className={fareStyles['price']}>
        <Cost total={cost.total} />
        <span className={fareStyles['discount']}>
          {cost.fareDifference > 0 ? text.difference({ amount: formatPrice(cost.fareDifference) }) : text.noDifference}
        </span>
      </div>
      <div className={fareStyles['choose']}>
        <ChooseFare {...props} />
      </div>
    </li>
  )
}

function ChooseFare({ flight, fare, linkOf }: ChangeCardProps & { fare: FlightFare }) {
  const text = useText('products/flight/after-sale/change')
  const flightText = useText('products/flight/words')
  const offer = `${flight.flightNo} ${cabinLabel(flightText, fare)}`
  if (bookable(fare)) {
    return (
      <ButtonLink kind="brand" size="compact" to={linkOf(fare)} aria-label={`${text.choose} ${offer}`}>
        {text.choose}
      </ButtonLink>
    )
  }
  const forbidding = fare.violations.find(({ handling }) => handling === 'forbid')
  return (
    <Button
      size="compact"
      icon="lock"
      disabledReason={forbidding?.sentence ?? text.locked}
      aria-label={`${text.locked} ${offer}`}
    >
      {text.locked}
    </Button>
  )
}
