import type { IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { airlines } from '@sojourn/domain/reference/air/airlines'
import { cardPartners } from '@sojourn/domain/products/intl-flight/cards'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { carrierName, intlNamesOf } from '../itinerary/names'
import styles from './passenger-fields.module.css'
import { toldCards } from './passenger-form'
import { TellAgain, Told } from './told'
import type { PassengerFormState } from './use-passenger-form'

const nameOf = (code: string): string => airlines.find((airline) => airline.code === code)?.shortName[language] ?? code

interface CardsProps {
  info: Pick<IntlBookInfo, 'travellers'>
  check: Pick<IntlCheckResult, 'dictionary'> & { segments: readonly { carrier: string }[] }
  employeeId: string
  state: PassengerFormState
  /** Of the traveller in the request. */
  path: string
}

/** A number for each carrier that flies, and for the partner whose card somebody has. */
export function Cards({ info, check, employeeId, state, path }: CardsProps) {
  const text = useText('products/intl-flight/book')
  const names = intlNamesOf(check.dictionary)
  const own = state.of(employeeId)
  const flying = [...new Set(check.segments.map(({ carrier }) => carrier))]
  const partners = cardPartners(check.segments).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
  const told = new Map(toldCards(check.segments, info, employeeId).map(({ code, masked }) => [code, masked]))
  const isTold = (carrier: string): boolean => told.has(carrier)
  const carriers = [...flying, ...partners.filter((carrier) => carrier in own.cards || isTold(carrier))]
  const labelOf = (carrier: string): string =>
    text.cardNumber({ carrier: flying.includes(carrier) ? carrierName(names, carrier) : nameOf(carrier) })
  const tellAgain = (carrier: string) => {
    const { [carrier]: _typed, ...cards } = own.cards
    state.change(employeeId, { cards })
  }
  const setCard = (carrier: string, number: string) => state.change(employeeId, { cards: { ...own.cards, [carrier]: number } })
  return (
    <details className={styles['group']} open={told.size > 0} data-field={`${path}.frequentFlyer`} tabIndex={-1}>
      <summary>{text.frequentFlyer}</summary>
      <p className={styles['why']}>
        {text.cardHint} {text.keptWhy}
      </p>
      {[...told]
        .filter(([code]) => !(code in own.cards))
        .map(([code, masked]) => (
          <Told key={code} shown={`${labelOf(code)} ${masked}`} other={text.otherCard} onOther={() => setCard(code, '')} />
        ))}
      <div className={styles['fields']}>
        {carriers
          .filter((carrier) => carrier in own.cards || !isTold(carrier))
          .map((carrier) => (
            <div key={carrier}>
              <CardNumber
                label={labelOf(carrier)}
                error={state.errorOf(`${path}.cards.${carrier}`)}
                field={`${path}.cards.${carrier}`}
                value={own.cards[carrier] ?? ''}
                onChange={(number) => setCard(carrier, number)}
              />
              {isTold(carrier) && <TellAgain shown={told.get(carrier) ?? ''} onTell={() => tellAgain(carrier)} />}
            </div>
          ))}
        <PartnerCard
          partners={partners.filter((carrier) => !carriers.includes(carrier))}
          onChoose={(carrier) => setCard(carrier, '')}
        />
      </div>
    </details>
  )
}

interface CardNumberProps {
  label: string
  error: string | undefined
  field: string
  value: string
  onChange: (number: string) => void
}

const CardNumber = ({ label, error, field, value, onChange }: CardNumberProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input
        {...control}
        data-field={field}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={25}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Whose card somebody has although another airline of its alliance flies. */
function PartnerCard({ partners, onChoose }: { partners: readonly string[]; onChoose: (carrier: string) => void }) {
  const text = useText('products/intl-flight/book')
  if (partners.length === 0) return null
  return (
    <Field label={text.partnerCard} hint={text.partnerHint}>
      {(control) => (
        <Select {...control} value="" onChange={(event) => onChoose(event.target.value)}>
          <option value="">{text.partnerNone}</option>
          {partners.map((carrier) => (
            <option key={carrier} value={carrier}>
              {nameOf(carrier)} {carrier}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
