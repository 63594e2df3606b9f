import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { airlines } from '@sojourn/domain/reference/air/airlines'
import { cardPartners } from '@sojourn/domain/products/intl-flight/cards'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { carrierName, intlNamesOf } from '../itinerary/names'
import styles from './passenger-fields.module.css'
import type { PassengerFormState } from './use-passenger-form'

const nameOf = (code: string): string => airlines.find((airline) => airline.code === code)?.shortName[language] ?? code

interface CardsProps {
  check: Pick<IntlCheckResult, 'dictionary'> & { segments: readonly { carrier: string }[] }
  employeeId: string
  state: PassengerFormState
  /** Of the traveller in the request. */
  path: string
}

/** A number for each carrier that flies, and for the partner whose card somebody has. */
export function Cards({ check, employeeId, state, path }: CardsProps) {
  const text = useText('products/intl-flight/book')
  const names = intlNamesOf(check.dictionary)
  const own = state.of(employeeId)
  const flying = [...new Set(check.segments.map(({ carrier }) => carrier))]
  const partners = cardPartners(check.segments).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
  const carriers = [...flying, ...partners.filter((carrier) => carrier in own.cards)]
  const setCard = (carrier: string, number: string) => state.change(employeeId, { cards: { ...own.cards, [carrier]: number } })
  return (
    <details className={styles['group']} data-field={`${path}.frequentFlyer`} tabIndex={-1}>
      <summary>{text.frequentFlyer}</summary>
      <p className={styles['why']}>{text.cardHint}</p>
      <div className={styles['fields']}>
        {carriers.map((carrier) => (
          <Field
            key={carrier}
            label={text.cardNumber({ carrier: flying.includes(carrier) ? carrierName(names, carrier) : nameOf(carrier) })}
            error={state.errorOf(`${path}.cards.${carrier}`)}
          >
            {(control) => (
              <Input
                {...control}
                data-field={`${path}.cards.${carrier}`}
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={25}
                value={own.cards[carrier] ?? ''}
                onChange={(event) => setCard(carrier, event.target.value)}
              />
            )}
          </Field>
        ))}
        <PartnerCard
          partners={partners.filter((carrier) => !carriers.includes(carrier))}
          onChoose={(carrier) => setCard(carrier, '')}
        />
      </div>
    </details>
  )
}

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
