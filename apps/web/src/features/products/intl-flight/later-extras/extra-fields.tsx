import type { IntlLaterExtras } from '@sojourn/contract/products/intl-flight/later-extras.shapes'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { ExtrasForm, ExtrasOnFlight } from '../book/extras-form'
import fields from '../book/passenger-fields.module.css'
import { BagField } from '../book/wish-fields'

type Offer = IntlLaterExtras['travellers'][number]['offers'][number]

interface ExtraFieldsProps {
  segments: IntlLaterExtras['segments']
  offers: readonly Offer[]
  form: ExtrasForm
  onChange: (form: ExtrasForm) => void
}

/** What one traveller may still buy, flight by flight. */
export function ExtraFields({ segments, offers, form, onChange }: ExtraFieldsProps) {
  const text = useText('products/intl-flight/later-extras/words')
  const flights = segments.filter(({ index }) => offers.some(({ segment }) => segment === index))
  return flights.map(({ index, flightNo }) => {
    const own = offers.filter(({ segment }) => segment === index)
    const of = (kind: Offer['kind']) => own.filter((offer) => offer.kind === kind)
    const change = (more: ExtrasOnFlight) => onChange({ ...form, [index]: { ...form[index], ...more } })
    const [bag] = of('bag')
    return (
      <div key={index} className={fields['fields']}>
        <Choice
          label={text.seat({ flight: flightNo })}
          offers={of('seat')}
          code={form[index]?.seat}
          onChange={(seat) => change({ seat })}
        />
        <Choice
          label={text.meal({ flight: flightNo })}
          offers={of('meal')}
          code={form[index]?.meal}
          onChange={(meal) => change({ meal })}
        />
        {bag && <BagField flight={flightNo} bag={bag} count={form[index]?.bags ?? 0} onChange={(bags) => change({ bags })} />}
        <Closing offers={own} />
      </div>
    )
  })
}

/** Until when each kind is sold, the first to close first. */
function Closing({ offers }: { offers: readonly Offer[] }) {
  const text = useText('products/intl-flight/later-extras/words')
  const closing = new Map(offers.map(({ kind, sellsUntil }) => [kind, sellsUntil]))
  return (
    <p className={fields['why']}>
      {[...closing].map(([kind, at]) => text.until({ what: text.kinds[kind], time: formatInstant(at) })).join(text.between)}
    </p>
  )
}

interface ChoiceProps {
  label: string
  offers: readonly Offer[]
  code: Offer['code'] | undefined
  onChange: (code: Offer['code'] | undefined) => void
}

function Choice({ label, offers, code, onChange }: ChoiceProps) {
  const text = useText('products/intl-flight/later-extras/words')
  const extras = useText('products/intl-flight/extras')
  if (offers.length === 0) return null
  const nameOf = ({ code: word, price }: Offer): string =>
    price === 0
      ? extras.included({ name: extras.codes[word] })
      : extras.priced({ name: extras.codes[word], price: formatPrice(price) })
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={code ?? ''}
          onChange={(event) => onChange(offers.find((offer) => offer.code === event.target.value)?.code)}
        >
          <option value="">{text.none}</option>
          {offers.map((offer) => (
            <option key={offer.code} value={offer.code}>
              {nameOf(offer)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
