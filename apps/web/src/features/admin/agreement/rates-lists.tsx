import { hotelRateKinds } from '@sojourn/contract/admin/agency/agreed-rates-words'
import { Button } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import styles from './agreement.module.css'
import type { RatesEdit } from './use-rates'
import { nameIn, type TypedRates } from './rates-form'

const replaced = <Item,>(list: readonly Item[], at: number, more: Partial<Item>): Item[] =>
  list.map((each, index) => (index === at ? { ...each, ...more } : each))
const without = <Item,>(list: readonly Item[], at: number): Item[] => list.filter((_each, index) => index !== at)

/** One line for each carrier. */
export function CarrierRates({ edit: { typed, change, errorOf, served } }: { edit: RatesEdit }) {
  const text = useText('admin/agency/agreed-rates')
  const { carriers } = typed
  const set = (at: number, more: Partial<TypedRates['carriers'][number]>) => change({ carriers: replaced(carriers, at, more) })
  return (
    <fieldset className={styles['rates']}>
      <legend>{text.carriers}</legend>
      {carriers.map(({ carrier, code, percent }, at) => (
        // A line has no name of its own before it is filled in.
        <div key={at} className={styles['rate']}>
          <ChoiceField
            required
            label={text.carrier}
            error={errorOf(`carriers.${at}.carrier`)}
            none={carrier === '' ? text.choose : undefined}
            choices={served.carriers}
            value={carrier}
            onChange={(id) => set(at, { carrier: id })}
          />
          <LineField
            required
            label={text.code}
            error={errorOf(`carriers.${at}.code`)}
            maxLength={30}
            value={code}
            onChange={(next) => set(at, { code: next })}
          />
          <LineField
            required
            label={text.percent}
            hint={text.percentHint}
            error={errorOf(`carriers.${at}.percentOff`)}
            maxLength={4}
            value={percent}
            onChange={(next) => set(at, { percent: next })}
          />
          <RemoveLine name={carrier || text.carrier} onRemove={() => change({ carriers: without(carriers, at) })} />
        </div>
      ))}
      <Button icon="plus" onClick={() => change({ carriers: [...carriers, { carrier: '', code: '', percent: '' }] })}>
        {text.carrierAdd}
      </Button>
    </fieldset>
  )
}

const newHotels: TypedRates['hotels'][number] = {
  kind: 'enterpriseAgreement',
  code: '',
  percent: '',
  brandIds: [],
  hotelIds: [],
}

/** One block for each agreement with hotels. */
export function HotelRates({ edit }: { edit: RatesEdit }) {
  const text = useText('admin/agency/agreed-rates')
  const { kinds } = useText('admin/agency/agreement')
  const { typed, change, errorOf } = edit
  const { hotels } = typed
  const set = (at: number, more: Partial<TypedRates['hotels'][number]>) => change({ hotels: replaced(hotels, at, more) })
  return (
    <fieldset className={styles['rates']}>
      <legend>{text.hotels}</legend>
      {hotels.map((each, at) => (
        <div key={at} className={styles['rate']}>
          <ChoiceField
            label={text.kind}
            choices={hotelRateKinds.map((id) => ({ id, name: kinds[id] }))}
            value={each.kind}
            onChange={(id) => set(at, { kind: hotelRateKinds.find((kind) => kind === id) ?? each.kind })}
          />
          <LineField
            required
            label={text.code}
            error={errorOf(`hotels.${at}.code`)}
            maxLength={30}
            value={each.code}
            onChange={(code) => set(at, { code })}
          />
          <LineField
            required
            label={text.percent}
            hint={text.percentHint}
            error={errorOf(`hotels.${at}.percentOff`)}
            maxLength={4}
            value={each.percent}
            onChange={(percent) => set(at, { percent })}
          />
          <RemoveLine name={each.code || text.hotels} onRemove={() => change({ hotels: without(hotels, at) })} />
          <Named edit={edit} at={at} each={each} onChange={(more) => set(at, more)} />
        </div>
      ))}
      <Button icon="plus" onClick={() => change({ hotels: [...hotels, newHotels] })}>
        {text.hotelAdd}
      </Button>
    </fieldset>
  )
}

interface NamedProps {
  edit: RatesEdit
  at: number
  each: TypedRates['hotels'][number]
  onChange: (more: Partial<Pick<TypedRates['hotels'][number], 'brandIds' | 'hotelIds'>>) => void
}

/** Brands and single hotels of an agreement: brands are added here, single hotels only taken away. */
function Named({ edit: { served, errorOf }, at, each: { brandIds, hotelIds }, onChange }: NamedProps) {
  const text = useText('admin/agency/agreed-rates')
  const but = (list: readonly string[], id: string): string[] => list.filter((other) => other !== id)
  return (
    <div className={styles['brands']}>
      <ChoiceField
        label={text.brands}
        error={errorOf(`hotels.${at}.brandIds`) ?? errorOf(`hotels.${at}.hotelIds`)}
        none={text.brandAdd}
        choices={served.brands.filter(({ id }) => !brandIds.includes(id))}
        value=""
        onChange={(id) => id !== '' && onChange({ brandIds: [...brandIds, id] })}
      />
      <div className={styles['chips']}>
        {brandIds.map((id) => (
          <Chip key={id} name={nameIn(served.brands, id)} onRemove={() => onChange({ brandIds: but(brandIds, id) })} />
        ))}
        {hotelIds.map((id) => (
          <Chip key={id} name={nameIn(served.hotels, id)} onRemove={() => onChange({ hotelIds: but(hotelIds, id) })} />
        ))}
      </div>
    </div>
  )
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useText('admin/agency/agreed-rates')
  return (
    <Button size="compact" icon="close" aria-label={text.brandRemove({ name })} onClick={onRemove}>
      {name}
    </Button>
  )
}

function RemoveLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useText('admin/agency/agreed-rates')
  return (
    <Button kind="quiet" icon="close" aria-label={text.remove({ name })} onClick={onRemove}>
      {text.remove({ name })}
    </Button>
  )
}
