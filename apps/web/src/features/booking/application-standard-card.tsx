import type { ApplicationCity, ApplicationStandard } from '@sojourn/contract/booking/application.shapes'
import { useState } from 'react'
import { Checkbox } from '../../kit/checkbox'
import { Field, FieldError } from '../../kit/field'
import { Input } from '../../kit/input'
import { Card } from '../../kit/page'
import { useText } from '../../kit/text'
import { fenOf, yuanOf } from '../../kit/typed-amount'
import { hotelCities, standardParts, withStandard } from './application-form'
import styles from './application-form.module.css'
import type { FormState } from './use-application-form'

const cabins = ['Y', 'W', 'C', 'F'] as const
const seats = ['O', 'M', '9', '1', '3', '4', '6']

/** What is asked for in place of the travellers' own standards (handbook 9.1); what is left empty stays as it is. */
export function StandardCard(props: FormState) {
  const text = useText('booking/application-form')
  const { productTypes } = props.draft.content
  const offers = (part: keyof ApplicationStandard) => productTypes.includes(standardParts[part])
  const error = props.errorOf('standard')
  if (!offers('cabins') && !offers('trainSeats') && !offers('hotelLimits')) return null
  return (
    <Card title={text.standard}>
      <div className={styles['fields']}>
        <p className={styles['hint']}>{text.standardHint}</p>
        {offers('cabins') && <Cabins {...props} />}
        {offers('trainSeats') && <Seats {...props} />}
        {offers('hotelLimits') && <HotelLimits {...props} />}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Card>
  )
}

function Cabins({ draft: { content }, change }: FormState) {
  const text = useText('booking/application-form')
  const { cabins: names } = useText('booking/policy')
  const chosen = content.standard?.cabins ?? []
  const economy = chosen.find(({ cabin }) => cabin === 'Y')
  const set = (next: typeof chosen) => change(withStandard(content, 'cabins', next))
  const toggle = (cabin: (typeof cabins)[number], on: boolean) =>
    set(on ? [...chosen, { cabin }] : chosen.filter((each) => each.cabin !== cabin))
  const limit = (typed: string) => {
    const maxDiscount = tenthsOf(typed)
    set(chosen.map((each) => (each === economy ? { cabin: 'Y', ...(maxDiscount && { maxDiscount }) } : each)))
  }
  return (
    <fieldset>
      <legend className={styles['legend']}>{text.cabins}</legend>
      <div className={styles['products']}>
        {cabins.map((cabin) => (
          <Checkbox
            key={cabin}
            label={names[cabin]}
            checked={chosen.some((each) => each.cabin === cabin)}
            onChange={(on) => toggle(cabin, on)}
          />
        ))}
      </div>
      {economy && (
        <div className={styles['discount']}>
          <TypedField label={text.discount} shown={economy.maxDiscount ? shownTenths(economy.maxDiscount) : ''} onType={limit} />
        </div>
      )}
    </fieldset>
  )
}

/** Tenths of the full fare as people say them: 8.5 is 85; undefined where it is none. */
const tenthsOf = (typed: string): number | undefined =>
  /^\d{1,2}(\.\d)?$/.test(typed.trim()) && Number(typed) >= 1 ? Math.round(Number(typed) * 10) : undefined
const shownTenths = (tenths: number): string => String(tenths / 10)

function Seats({ draft: { content }, change }: FormState) {
  const text = useText('booking/application-form')
  const { seats: names } = useText('booking/policy')
  const chosen = content.standard?.trainSeats ?? []
  const toggle = (seat: string, on: boolean) =>
    change(withStandard(content, 'trainSeats', on ? [...chosen, seat] : chosen.filter((each) => each !== seat)))
  return (
    <fieldset>
      <legend className={styles['legend']}>{text.trainSeats}</legend>
      <div className={styles['products']}>
        {seats.map((seat) => (
          <Checkbox key={seat} label={names[seat]} checked={chosen.includes(seat)} onChange={(on) => toggle(seat, on)} />
        ))}
      </div>
    </fieldset>
  )
}

function HotelLimits({ draft: { content }, change, errorOf }: FormState) {
  const text = useText('booking/application-form')
  const { anyCity } = useText('booking/application')
  const chosen = content.standard?.hotelLimits ?? []
  const set = (city: ApplicationCity, limit: number) => {
    const others = chosen.filter((each) => each.city.code !== city.code)
    change(withStandard(content, 'hotelLimits', limit > 0 ? [...others, { city, limit }] : others))
  }
  return (
    <div className={styles['budgets']}>
      {hotelCities(content).map((city) => {
        const at = chosen.findIndex((each) => each.city.code === city.code)
        return (
          <TypedField
            key={city.code}
            label={text.hotelLimit({ city: city.name || anyCity })}
            shown={yuanOf(chosen[at]?.limit ?? 0)}
            error={errorOf(`standard.hotelLimits.${at}`)}
            onType={(typed) => set(city, fenOf(typed) ?? 0)}
          />
        )
      })}
    </div>
  )
}

/** Shows what is typed as long as it means what is kept. */
function TypedField({
  label,
  shown,
  error,
  onType,
}: {
  label: string
  shown: string
  error?: string | undefined
  onType: (typed: string) => void
}) {
  const [typed, setTyped] = useState<string>()
  const value = typed !== undefined && (Number(typed) || 0) === (Number(shown) || 0) ? typed : shown
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={12}
          value={value}
          onChange={(event) => {
            setTyped(event.target.value)
            onType(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
