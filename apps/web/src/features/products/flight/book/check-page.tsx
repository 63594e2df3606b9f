import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { baseRate } from '../../../../kit/text/currency'
import { Button } from '../../../../kit/actions/button'
import { Icon } from '../../../../kit/marks/icon'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Spinner } from '../../../../kit/feedback/spinner'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ActionBar } from '../../../../kit/layout/action-bar'
import { BookingApplication } from '../../../booking/application/draft-application'
import { CheckedPolicy } from './checked-policy'
import styles from './check-page.module.css'
import { acceptPrices, chosenFlights } from './chosen-flights'
import { isReturnTrip } from '../draft-kind'
import { FareChange } from './fare-change'
import { daysOf } from './flight-order-summary'
import { FlightProblem, NothingChosen } from '../flight-problem'
import { FlightStep } from '../flight-step'
import { PriceLines } from '../../../booking/order/price-lines'
import { useBookCheck, useDraft } from '../queries'
import { ConnectionTerms } from './connection-change'
import { FareRuleTiers } from '../fare-rule-popover'
import { viewOfOffer } from '../flight-view'
import { namesOf } from '../format'
import { JourneyBlock } from '../journey-block'
import { isConnection, journeyLabels } from '../journey-labels'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'products/flight/check',
    'products/flight/rules',
    'kit/widgets',
  )
  return null
}

/** The chosen journey with fare, rules and policy, its price and seats verified. */
export function Component() {
  const text = useText('products/flight/check')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [chosen, setChosen] = useState(() => chosenFlights(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const check = useBookCheck(
    tempOrderNo,
    chosen.map(({ choice }) => choice),
  )
  const accept = (prices: number[]) => {
    acceptPrices(tempOrderNo, prices)
    setChosen(chosenFlights(tempOrderNo))
  }
  const error = draft.error ?? check.error
  const missing = draft.data && chosen.length < (isReturnTrip(draft.data) ? 2 : 1)
  return (
    <FlightStep title={text.title} step={1} back={paths.flightList({ tempOrderNo })}>
      {missing ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : error ? (
        <FlightProblem
          error={error}
          tempOrderNo={tempOrderNo}
          onRetry={() => void Promise.all([draft.refetch(), check.refetch()])}
        />
      ) : draft.data && check.data ? (
        <Checked draft={draft.data} check={check.data} onAccept={accept} />
      ) : (
        <Verifying />
      )}
    </FlightStep>
  )
}

function Verifying() {
  const text = useText('products/flight/check')
  return (
    <div className={styles['verifying']}>
      <Spinner label={text.verifying} />
      <SkeletonList count={2} height={180} />
    </div>
  )
}

interface CheckedProps {
  draft: FlightTempOrder
  check: BookCheckResult
  onAccept: (prices: number[]) => void
}

function Checked({ draft, check, onAccept }: CheckedProps) {
  return (
    <TwoColumns
      main={
        <>
          <FareChange check={check} />
          <CheckedFares check={check} />
          <CheckedPolicy draft={draft} check={check} />
        </>
      }
      aside={<CheckedPrice draft={draft} check={check} onAccept={onAccept} />}
    />
  )
}

/** The price with the way on: to the form, or to accept what changed. */
function CheckedPrice({ draft, check, onAccept }: CheckedProps) {
  const text = useText('products/flight/check')
  const flightText = useText('products/flight/words')
  const bookText = useText('booking/placing/book')
  const navigate = useNavigate()
  const changed = check.outcome === 'changed'
  const accept = () => onAccept(check.journeys.map(({ fare }) => fare.ticketPrice))
  const total = check.partyTotal ?? check.totalPerTraveller
  const totalLabel = check.partyTotal === undefined ? bookText.totalEach : bookText.total
  const goOn = () => void navigate(paths.flightBook({ tempOrderNo: draft.tempOrderNo }))
  return (
    <Card title={text.priceCard}>
      <div className={styles['price']}>
        <PriceLines names={flightText.prices} lines={check.prices} total={total} totalLabel={totalLabel} rate={baseRate()} />
        {!changed && (
          <p className={styles['verified']}>
            <Icon name="checkCircle" size={16} />
            {text.verified}
          </p>
        )}
        <BookingApplication
          draft={draft}
          booking={{
            ...daysOf(check),
            amount: check.partyTotal ?? check.totalPerTraveller * Math.max(1, draft.travellers.length),
            travellerIds: draft.travellers.map(({ employeeId }) => employeeId),
          }}
        />
        <ActionBar total={total} label={totalLabel}>
          <Button kind="main" size="large" wide onClick={changed ? accept : goOn}>
            {changed ? bookText.priceChange.accept : text.next}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}

/** Each journey with the rules of its fare laid open: here is where one reads them. */
function CheckedFares({ check }: { check: BookCheckResult }) {
  const text = useText('products/flight/check')
  const flightText = useText('products/flight/words')
  const names = namesOf(check.dictionary)
  const labels = journeyLabels(flightText, check.journeys)
  const connection = isConnection(check.journeys)
  return (
    <Card title={text.fareCard}>
      {check.journeys.map(({ flight, fare }, index) => {
        const rule = names.rules.get(fare.ruleTier)
        return (
          <div key={flight.flightKey} className={styles['journey']}>
            <JourneyBlock
              label={labels[index]}
              flight={viewOfOffer(flight, names)}
              after={connection && index > 0 ? viewOfOffer(check.journeys[0]!.flight, names) : undefined}
              fare={fare}
              rule={undefined}
            />
            {rule && (
              <details className={styles['rule']} open={check.journeys.length === 1}>
                <summary>
                  {flightText.ruleDetails} · {rule.summary}
                </summary>
                <FareRuleTiers rule={rule} fare={fare} flownAs={flight.operating?.flightNo ?? flight.flightNo} />
              </details>
            )}
          </div>
        )
      })}
      {connection && <ConnectionTerms />}
    </Card>
  )
}
