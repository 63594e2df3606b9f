import type { ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { Button, IconButton } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { Field, FieldError } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Segmented } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { DateField } from '../../../../kit/dates/date-field'
import { nextLine, withDays, withProducts } from './application-form'
import styles from './application-form.module.css'
import { LineFields } from './application-line-fields'
import { useProductName } from '../application-words'
import { searchCities, useCityGroups } from './use-application-places'
import type { FormState } from './use-application-form'

/** Products, days, and where: leg by leg or as a set of cities. */
export function ItineraryCard(props: FormState) {
  const text = useText('booking/application/form')
  const {
    draft: { content },
    change,
  } = props
  return (
    <Card title={text.itinerary}>
      <div className={styles['fields']}>
        <Products {...props} />
        <Days {...props} />
        <Segmented
          label={text.mode}
          value={content.itineraryMode}
          onChange={(itineraryMode) => change({ itineraryMode })}
          choices={[
            { value: 'lines', label: text.modes.lines },
            { value: 'cities', label: text.modes.cities },
          ]}
        />
        <p className={styles['hint']}>{text.modesHint[content.itineraryMode]}</p>
        {content.itineraryMode === 'lines' ? <Lines {...props} /> : <Cities {...props} />}
      </div>
    </Card>
  )
}

function Products({ form, draft: { content }, errorOf, change }: FormState) {
  const text = useText('booking/application/form')
  const productName = useProductName()
  const error = errorOf('productTypes')
  const toggle = (productType: ApplicationLine['productType'], on: boolean) =>
    change(
      withProducts(
        content,
        form.productTypes.filter((type) => (type === productType ? on : content.productTypes.includes(type))),
      ),
    )
  return (
    <fieldset {...(error && { 'data-invalid': true, tabIndex: -1 })}>
      <legend className={styles['legend']}>{text.products}</legend>
      <div className={styles['products']}>
        {form.productTypes.map((productType) => (
          <Checkbox
            key={productType}
            label={productName(productType)}
            checked={content.productTypes.includes(productType)}
            onChange={(on) => toggle(productType, on)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function Days({ form, draft: { content }, errorOf, change }: FormState) {
  const text = useText('booking/application/form')
  const flexible = [
    ['flexBefore', text.flexBefore],
    ['flexAfter', text.flexAfter],
  ] as const
  const days = (value: string): number => Math.min(30, Math.max(0, Math.round(Number(value)) || 0))
  return (
    <div className={styles['days']}>
      <DateField
        label={text.startDate}
        required
        min={form.today}
        value={content.startDate}
        error={errorOf('startDate')}
        onChange={(startDate) => change(withDays(content, startDate))}
      />
      <DateField
        label={text.endDate}
        required
        min={content.startDate}
        value={content.endDate}
        error={errorOf('endDate')}
        onChange={(endDate) => change({ endDate })}
      />
      {flexible.map(([key, label]) => (
        <Field key={key} label={label}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={30}
              value={content[key]}
              onChange={(event) => change({ [key]: days(event.target.value) })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function Lines(props: FormState) {
  const text = useText('booking/application/form')
  const {
    draft: { content },
    errorOf,
    change,
  } = props
  const error = errorOf('lines')
  const set = (index: number, line: ApplicationLine) =>
    change({ lines: content.lines.map((other, position) => (position === index ? line : other)) })
  return (
    <div className={styles['lines']}>
      {content.lines.map((line, index) => (
        <LineFields
          key={index}
          number={index + 1}
          line={line}
          productTypes={content.productTypes}
          errorOf={(field) => errorOf(`lines.${index}.${field}`)}
          onChange={(next) => set(index, next)}
          onRemove={() => change({ lines: content.lines.filter((_line, position) => position !== index) })}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Button
        icon="plus"
        onClick={() => change({ lines: [...content.lines, nextLine(content)] })}
        {...(error && { 'data-invalid': true })}
      >
        {text.addLine}
      </Button>
    </div>
  )
}

function Cities({ draft: { content }, errorOf, change }: FormState) {
  const text = useText('booking/application/form')
  const places = useCityGroups()
  const add = (city: { code: string; name: string }) =>
    content.cities.some(({ code, name }) => code === city.code && name === city.name)
      ? undefined
      : change({ cities: [...content.cities, { code: city.code, name: city.name }] })
  return (
    <div className={styles['lines']}>
      <CityPicker
        framed
        {...places}
        label={text.homeCity}
        placeholder={text.homeCityHint}
        value={content.homeCity && content.homeCity.code !== '' ? { ...content.homeCity, kind: 0 } : undefined}
        search={searchCities}
        clear={{ label: text.clearCity, onClear: () => change({ homeCity: { code: '', name: '' } }) }}
        onChange={({ code, name }) => change({ homeCity: { code, name } })}
      />
      <ul className={styles['cities']} aria-label={text.cities}>
        {content.cities.map((city) => (
          <li key={city.code + city.name}>
            {city.name}
            <IconButton
              icon="close"
              size="compact"
              label={text.removeCity({ name: city.name })}
              onClick={() => change({ cities: content.cities.filter((other) => other !== city) })}
            />
          </li>
        ))}
      </ul>
      <CityPicker
        framed
        key={content.cities.length}
        {...places}
        label={text.addCity}
        value={undefined}
        search={searchCities}
        error={errorOf('cities')}
        onChange={add}
      />
    </div>
  )
}
