import type { BookInfo } from '@sojourn/contract/products/flight-booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { Button } from '../../../kit/button'
import { FieldError } from '../../../kit/field'
import { Icon } from '../../../kit/icon'
import { Link } from '../../../kit/link'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { violationsOf } from './book-form'
import { isBusiness } from './draft-kind'
import type { usePassengerCheck } from './queries'
import { TravellerAdder, useDraftTravellers } from './traveller-adder'
import { TravellerCard } from './traveller-card'
import styles from './travellers-card.module.css'
import type { BookFormState } from './use-book-form'

export interface TravellersCardProps {
  draft: FlightTempOrder
  info: BookInfo
  state: BookFormState
  people: ReturnType<typeof usePassengerCheck>
}

/** Everybody who travels, with what their policy and their other bookings say. */
export function TravellersCard({ draft, info, state, people }: TravellersCardProps) {
  const text = useText('products/flight-book')
  const ofDraft = { tempOrderNo: draft.tempOrderNo, employeeIds: info.travellers.map(({ employeeId }) => employeeId) }
  const travellers = useDraftTravellers(ofDraft)
  const { same = [], violations = [] } = people.data ?? {}
  const removable = info.canChooseTravellers && info.travellers.length > 1
  return (
    <Card
      title={text.travellers}
      action={info.canChooseTravellers && <TravellerAdder draft={ofDraft} max={info.maxTravellers} />}
    >
      <ul>
        {info.travellers.map((traveller, index) => {
          const { employeeId, name } = traveller
          const form = state.form.travellers.find((one) => one.employeeId === employeeId)
          const twice = same.find((other) => other.employeeId === employeeId)
          return (
            form && (
              <TravellerCard
                key={employeeId}
                info={info}
                traveller={traveller}
                form={form}
                path={`travellers.${index}`}
                business={isBusiness(draft)}
                violations={violationsOf(violations, employeeId)}
                errorOf={state.errorOf}
                blocked={twice && text.samePassenger({ name, flight: twice.flightNo, order: twice.orderNo })}
                onChange={(more) => state.changeTraveller(employeeId, more)}
                onRemove={removable ? () => travellers.remove(employeeId) : undefined}
              />
            )
          )
        })}
      </ul>
      {info.travellers.length === 0 && (
        <div data-field="travellers" tabIndex={-1} className={styles['nobody']}>
          {state.errorOf('travellers') ? <FieldError>{text.noTravellers}</FieldError> : text.noTravellers}
        </div>
      )}
      <Findings people={people} />
    </Card>
  )
}

/** Clashes of time, and whether the checks themselves have been made. */
function Findings({ people }: Pick<TravellersCardProps, 'people'>) {
  const text = useText('products/flight-book')
  const widgets = useText('kit/widgets')
  const conflicts = people.data?.conflicts ?? []
  return (
    <div aria-live="polite">
      {people.error && (
        <p className={styles['finding']}>
          <Icon name="alert" size={16} />
          {text.checkFailed}
          <Button kind="quiet" size="compact" onClick={() => void people.refetch()}>
            {widgets.retry}
          </Button>
        </p>
      )}
      {conflicts.map((conflict) => (
        <p key={`${conflict.employeeId} ${conflict.orderNo} ${conflict.flightNo}`} className={styles['finding']}>
          <Icon name="clock" size={16} />
          <span>
            {conflict.sentence} <Link to={paths.flightOrder({ orderId: conflict.orderNo })}>{text.seeOrder}</Link>
          </span>
        </p>
      ))}
    </div>
  )
}
