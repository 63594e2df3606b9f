import type { IntlExtraOffer } from '@sojourn/contract/products/intl-flight/extras.shapes'
import { mealWishes, seatWishes } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { chosenExtras, extrasSum, type ExtrasOnFlight } from './extras-form'
import styles from './passenger-fields.module.css'
import type { PassengerFormState } from './use-passenger-form'

interface WishFieldsProps {
  segments: readonly { flightNo: string; departDate: string }[]
  /** What carriers sell to this traveller. */
  offers: readonly IntlExtraOffer[]
  employeeId: string
  state: PassengerFormState
}

/** Seat, meal and bags on every flight: bought where its carrier sells them, else wished. */
export function WishFields({ segments, offers, employeeId, state }: WishFieldsProps) {
  const text = useText('products/intl-flight/book')
  const extras = useText('products/intl-flight/extras')
  const amount = extrasSum(chosenExtras(state.of(employeeId).extras, offers))
  return (
    <details className={styles['group']}>
      <summary>
        {offers.length > 0 ? extras.title : text.wishes}
        {amount > 0 && <span className={styles['sum']}>{extras.sum({ amount: formatPrice(amount) })}</span>}
      </summary>
      <p className={styles['why']}>{offers.length > 0 ? extras.why : text.wishesWhy}</p>
      {segments.map(({ flightNo, departDate }, segment) => (
        <FlightFields
          key={`${flightNo} ${departDate}`}
          flight={flightNo}
          segment={segment}
          offers={offers.filter((offer) => offer.segment === segment)}
          employeeId={employeeId}
          state={state}
        />
      ))}
    </details>
  )
}

interface FlightFieldsProps extends Omit<WishFieldsProps, 'segments'> {
  flight: string
  segment: number
}

function FlightFields({ flight, segment, offers, employeeId, state }: FlightFieldsProps) {
  const text = useText('products/intl-flight/book')
  const own = state.of(employeeId)
  const choose = (kind: 'seat' | 'meal', { wish, buy }: Choice) =>
    state.change(employeeId, {
      wishes: { ...own.wishes, [segment]: { ...own.wishes[segment], [kind]: wish } },
      extras: { ...own.extras, [segment]: { ...own.extras[segment], [kind]: buy } },
    })
  const of = (kind: 'seat' | 'meal') => ({
    offers: offers.filter((offer) => offer.kind === kind),
    choice: { wish: own.wishes[segment]?.[kind] ?? '', buy: own.extras[segment]?.[kind] },
    onChange: (choice: Choice) => choose(kind, choice),
  })
  const bag = offers.find(({ kind }) => kind === 'bag')
  return (
    <div className={styles['fields']}>
      <WishOrExtra label={text.seat({ flight })} wishes={seatWishes.map((seat) => [seat, text.seats[seat]])} {...of('seat')} />
      <WishOrExtra label={text.meal({ flight })} wishes={mealWishes.map((meal) => [meal, text.meals[meal]])} {...of('meal')} />
      {bag && (
        <BagField
          flight={flight}
          bag={bag}
          count={own.extras[segment]?.bags ?? 0}
          onChange={(bags) =>
            state.change(employeeId, { extras: { ...own.extras, [segment]: { ...own.extras[segment], bags } } })
          }
        />
      )}
    </div>
  )
}

/** Either is empty where the other, or nothing, is chosen. */
interface Choice {
  wish: string
  buy: ExtrasOnFlight['seat']
}

interface WishOrExtraProps {
  label: string
  offers: readonly IntlExtraOffer[]
  wishes: readonly (readonly [code: string, name: string])[]
  choice: Choice
  onChange: (choice: Choice) => void
}

const bought = 'buy:'

/** What is sold with its price, before what may only be wished. */
function WishOrExtra({ label, offers, wishes, choice, onChange }: WishOrExtraProps) {
  const text = useText('products/intl-flight/book')
  const extras = useText('products/intl-flight/extras')
  const wished = wishes.map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
  const pick = (value: string) => {
    const offer = offers.find(({ code }) => bought + code === value)
    onChange(offer ? { wish: '', buy: offer.code } : { wish: value, buy: undefined })
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={offers.some(({ code }) => code === choice.buy) ? bought + choice.buy : choice.wish}
          onChange={(event) => pick(event.target.value)}
        >
          <option value="">{text.noWish}</option>
          {offers.length === 0 ? (
            wished
          ) : (
            <>
              <optgroup label={extras.bought}>
                {offers.map(({ code, price }) => (
                  <option key={code} value={bought + code}>
                    {price === 0
                      ? extras.included({ name: extras.codes[code] })
                      : extras.priced({ name: extras.codes[code], price: formatPrice(price) })}
                  </option>
                ))}
              </optgroup>
              <optgroup label={extras.wished}>{wished}</optgroup>
            </>
          )}
        </Select>
      )}
    </Field>
  )
}

interface BagFieldProps {
  flight: string
  bag: IntlExtraOffer
  count: number
  onChange: (bags: number) => void
}

/** How many bags more a passenger takes on a flight. */
export function BagField({ flight, bag, count, onChange }: BagFieldProps) {
  const text = useText('products/intl-flight/extras')
  const { kilograms = 0, price, atMost } = bag
  return (
    <Field label={text.bag({ flight })}>
      {(control) => (
        <Select {...control} value={count} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>{text.noBags}</option>
          {Array.from({ length: atMost }, (_, index) => index + 1).map((bags) => (
            <option key={bags} value={bags}>
              {text.bagChoice({ count: bags, kilograms, price: formatPrice(price * bags) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
