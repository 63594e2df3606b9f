import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { baseRate } from '../../../../kit/text/currency'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Spinner } from '../../../../kit/feedback/spinner'
import { FieldError } from '../../../../kit/forms/field'
import { ActionBar } from '../../../../kit/layout/action-bar'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { BookingApplication } from '../../../booking/application/draft-application'
import { PriceChange } from '../../../booking/book/price-change'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { PriceLines } from '../../../booking/order/price-lines'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import { IntlFlightProblem, NothingChosen } from '../intl-problem'
import { IntlStep } from '../intl-step'
import { intlNamesOf } from '../itinerary/names'
import { namedPrices } from '../named-prices'
import { useDraft } from '../queries'
import { acceptedTrip, acceptTrip, toldBy } from './accepted-trip'
import { useTripCheck } from './booking-queries'
import styles from './check-page.module.css'
import { TimeLimits } from './time-limits'
import { TimesChange } from './times-change'
import { TripDirections, useDirectionNames } from './trip-directions'
import { TripTickets } from './trip-tickets'
import { TravellerNotes } from './traveller-notes'
import { VisaHint } from './visa-hint'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'products/intl-flight/check',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/search/list',
    'kit/widgets',
  )
  return null
}

/** The whole trip with tickets, rules, documents and policy, its price and seats verified (S2.23). */
export function Component() {
  const text = useText('products/intl-flight/check')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [trip, setTrip] = useState(() => acceptedTrip(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const check = useTripCheck(tempOrderNo, trip)
  const accept = (checked: IntlCheckResult) => {
    acceptTrip(tempOrderNo, toldBy(checked))
    setTrip(acceptedTrip(tempOrderNo))
  }
  const error = draft.error ?? check.error
  const missing = draft.data && trip.choices.length < draft.data.legs.length
  return (
    <IntlStep title={text.title} step={1} back={paths.intlFlightList({ tempOrderNo })}>
      {missing ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : error ? (
        <IntlFlightProblem
          error={error}
          tempOrderNo={tempOrderNo}
          onRetry={() => void Promise.all([draft.refetch(), check.refetch()])}
        />
      ) : draft.data && check.data ? (
        <Checked draft={draft.data} check={check.data} onAccept={accept} onOver={() => void check.refetch()} />
      ) : (
        <div className={styles['verifying']}>
          <Spinner label={text.verifying} />
          <SkeletonList count={2} height={180} />
        </div>
      )}
    </IntlStep>
  )
}

interface CheckedProps {
  draft: IntlFlightTempOrder
  check: IntlCheckResult
  onAccept: (checked: IntlCheckResult) => void
  onOver: () => void
}

function Checked(props: CheckedProps) {
  const { draft, check } = props
  const text = useText('products/intl-flight/check')
  const names = useDirectionNames(check)
  return (
    <TwoColumns
      main={
        <>
          <PriceChange changes={[{ key: 'trip', name: text.tripPrice, former: check.formerTotal, now: check.tripTotal }]} />
          <TimesChange check={check} again={paths.intlFlightList({ tempOrderNo: draft.tempOrderNo })} />
          <Card title={text.journeyCard}>
            <TripDirections {...check} />
          </Card>
          <Card title={text.ticketsCard}>
            <TripTickets
              rulesOpen
              tickets={check.tickets}
              names={intlNamesOf(check.dictionary)}
              directions={names.map(({ label, title }) => label ?? title)}
            />
          </Card>
          <Documents draft={draft} check={check} />
          <Policy draft={draft} check={check} />
        </>
      }
      aside={<CheckedPrice {...props} />}
    />
  )
}

/** What every traveller sees to; of nobody chosen yet, for whoever has a Chinese passport. */
function Documents({ draft, check }: Pick<CheckedProps, 'draft' | 'check'>) {
  const text = useText('products/intl-flight/check')
  const nameOf = travellerNames(draft.travellers)
  const travellers = check.notes.map(({ employeeId, notes }) => ({
    name: employeeId === undefined ? text.chinesePassport : (nameOf?.(employeeId) ?? ''),
    notes,
  }))
  return (
    <TravellerNotes travellers={travellers} notesOn={check.notesOn}>
      <VisaHint notes={check.notes.flatMap(({ notes }) => notes)} travelType={draft.travelType} />
    </TravellerNotes>
  )
}

/** What the standard of the travellers says of the whole trip. */
function Policy({ draft, check: { violations } }: Pick<CheckedProps, 'draft' | 'check'>) {
  const text = useText('products/intl-flight/check')
  if (!isBusiness(draft))
    return (
      <Card title={text.policyCard}>
        <p className={styles['faint']}>{text.noPolicy}</p>
      </Card>
    )
  return (
    <Card title={text.policyCard} action={<VerdictBadge verdict={verdictOf(violations)} />}>
      {violations.length > 0 ? (
        <PolicyNotes violations={violations} nameOf={travellerNames(draft.travellers)} />
      ) : (
        <p className={styles['faint']}>{text.withinAll}</p>
      )}
      {draft.travellers.length === 0 && <p className={styles['faint']}>{text.chooseTravellersLater}</p>}
    </Card>
  )
}

/** The price with its time limits and the way on: to the form, or to accept what changed. */
function CheckedPrice({ draft, check, onAccept, onOver }: CheckedProps) {
  const text = useText('products/intl-flight/check')
  const bookText = useText('booking/placing/book')
  const { tempOrderNo } = draft
  const changed = check.outcome === 'changed'
  const blocked = check.instantPayment && check.needsApproval
  const days = check.segments.map(({ departDate }) => departDate)
  return (
    <Card title={text.priceCard}>
      <div className={styles['price']}>
        <PriceLines
          rate={baseRate()}
          names={text.prices}
          lines={namedPrices(check.prices, intlNamesOf(check.dictionary))}
          total={check.total}
          totalLabel={bookText.total}
        />
        {!changed && <IconLine icon="checkCircle">{text.verified}</IconLine>}
        <TimeLimits payBy={check.payBy} priceUntil={check.priceUntil} onOver={onOver} />
        {check.instantPayment && !blocked && <IconLine icon="alert">{text.instantPayment}</IconLine>}
        <BookingApplication
          draft={draft}
          booking={{
            startDate: days[0] ?? '',
            endDate: days.at(-1) ?? '',
            amount: check.total,
            travellerIds: draft.travellers.map(({ employeeId }) => employeeId),
          }}
        />
        {blocked ? (
          <CannotWait tempOrderNo={tempOrderNo} />
        ) : (
          <GoOn check={check} tempOrderNo={tempOrderNo} onAccept={onAccept} />
        )}
      </div>
    </Card>
  )
}

/** Somebody would have to approve what nobody can wait with. */
function CannotWait({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/intl-flight/check')
  return (
    <>
      <FieldError>{text.instantPayment}</FieldError>
      <p>{text.instantBlocked}</p>
      <ButtonLink to={paths.intlFlightList({ tempOrderNo })} kind="brand">
        {text.chooseOther}
      </ButtonLink>
    </>
  )
}

/** To the form, or to accept what changed. */
function GoOn({ check, tempOrderNo, onAccept }: Pick<CheckedProps, 'check' | 'onAccept'> & { tempOrderNo: string }) {
  const text = useText('products/intl-flight/check')
  const bookText = useText('booking/placing/book')
  const navigate = useNavigate()
  const changed = check.outcome === 'changed'
  return (
    <ActionBar total={check.total} label={bookText.total}>
      <Button
        kind="main"
        size="large"
        wide
        onClick={() => (changed ? onAccept(check) : void navigate(paths.intlFlightBook({ tempOrderNo })))}
      >
        {changed ? (check.retimed.length > 0 ? text.timesChange.accept : bookText.priceChange.accept) : text.next}
      </Button>
    </ActionBar>
  )
}
