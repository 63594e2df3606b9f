import type { ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { IconButton } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { Field } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import type { Place } from '../../../../kit/pickers/place'
import { useText } from '../../../../kit/text/text'
import { goesBetween } from '@sojourn/domain/booking/application/check'
import { DateField } from '../../../../kit/dates/date-field'
import { withDays } from './application-form'
import styles from './application-form.module.css'
import { useProductName } from '../application-words'
import { searchCities, useCityGroups } from './use-application-places'

interface LineFieldsProps {
  number: number
  line: ApplicationLine
  productTypes: readonly ApplicationLine['productType'][]
  errorOf: (field: string) => string | undefined
  onChange: (line: ApplicationLine) => void
  onRemove: () => void
}

const placeOf = ({ code, name }: ApplicationLine['depart']): Place | undefined =>
  code === '' ? undefined : { code, name, kind: 0 }
const nowhere = { code: '', name: '' }

/** One planned leg: how, from where to where, and when; a stay has one city and two days. */
export function LineFields(props: LineFieldsProps) {
  const text = useText('booking/application/form')
  const productName = useProductName()
  const { number, line, productTypes, errorOf, onChange, onRemove } = props
  return (
    <fieldset className={styles['line']}>
      <legend className={styles['lineHead']}>{text.line({ number })}</legend>
      <div className={styles['remove']}>
        <IconButton icon="close" size="compact" label={text.removeLine({ number })} onClick={onRemove} />
      </div>
      <div className={styles['lineFields']}>
        <Field label={text.product} error={errorOf('productType')}>
          {(control) => (
            <Select
              {...control}
              value={line.productType}
              onChange={(event) =>
                onChange({ ...line, productType: Number(event.target.value) as ApplicationLine['productType'] })
              }
            >
              {productTypes.map((productType) => (
                <option key={productType} value={productType}>
                  {productName(productType)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Places {...props} />
        <Dates {...props} />
      </div>
    </fieldset>
  )
}

function Places({ line, errorOf, onChange }: LineFieldsProps) {
  const text = useText('booking/application/form')
  const places = useCityGroups()
  const between = goesBetween(line.productType)
  const chosen = ({ code, name }: Place) => ({ code, name })
  return (
    <div className={styles['places']}>
      {between && (
        <CityPicker
          framed
          {...places}
          label={text.from}
          value={placeOf(line.depart)}
          search={searchCities}
          error={errorOf('depart')}
          onChange={(place) => onChange({ ...line, depart: chosen(place) })}
        />
      )}
      <CityPicker
        framed
        {...places}
        label={between ? text.to : text.city}
        value={placeOf(line.arrive)}
        search={searchCities}
        error={errorOf('arrive')}
        {...(between && {
          placeholder: text.anyCity,
          clear: { label: text.clearCity, onClear: () => onChange({ ...line, arrive: nowhere }) },
        })}
        onChange={(place) => onChange({ ...line, arrive: chosen(place) })}
      />
    </div>
  )
}

function Dates({ line, errorOf, onChange }: LineFieldsProps) {
  const text = useText('booking/application/form')
  const between = goesBetween(line.productType)
  const second = !between || line.isReturn
  return (
    <>
      <DateField
        label={between ? text.departDate : text.checkIn}
        value={line.startDate}
        error={errorOf('startDate')}
        onChange={(startDate) => onChange(second ? withDays(line, startDate) : { ...line, startDate, endDate: startDate })}
      />
      {second && (
        <DateField
          label={between ? text.returnDate : text.checkOut}
          value={line.endDate}
          min={line.startDate}
          error={errorOf('endDate')}
          onChange={(endDate) => onChange({ ...line, endDate })}
        />
      )}
      <div className={styles['return']}>
        <Checkbox
          label={text.multiUse}
          checked={line.multiUse === true}
          onChange={(multiUse) => onChange({ ...line, multiUse })}
        />
      </div>
      {between && (
        <div className={styles['return']}>
          <Checkbox
            label={text.isReturn}
            checked={line.isReturn}
            onChange={(isReturn) => onChange({ ...line, isReturn, ...(isReturn ? {} : { endDate: line.startDate }) })}
          />
        </div>
      )}
    </>
  )
}
