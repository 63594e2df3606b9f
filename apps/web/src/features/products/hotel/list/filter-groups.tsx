import { useState, type ReactNode } from 'react'
import type { HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelKeyword } from '@sojourn/contract/reference/hotel-place.shapes'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input, Select } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { pointKinds, useBandWord, type CityPlaces } from './filter-words'
import styles from './filter-bar.module.css'
import { priceBands, radii, starGroups, toggleValue, type FilterList, type FilterSwitch, type ListFilters } from './list-filters'

export interface GroupProps {
  filters: ListFilters
  onChange: (filters: ListFilters) => void
  places: CityPlaces
  near: string
  onNear: (placeId: string) => void
  nearPlaces: HotelSearchResult['nearPlaces']
}

export interface FilterGroup {
  key: 'stars' | 'price' | 'place' | 'brand' | 'facilities' | 'payment' | 'more'
  /** How many values of it are chosen. */
  active: number
  body: ReactNode
}

const any = -1
const facilities = [
  'wifi',
  'parking',
  'gym',
  'pool',
  'meetingRoom',
  'airportShuttle',
  'laundry',
  'restaurant',
  'carCharging',
] as const
const lessAsked: readonly FilterSwitch[] = ['instantConfirmation', 'availableOnly', 'foreignGuests']
export const quickSwitches: readonly FilterSwitch[] = [
  'withinStandard',
  'freeCancellation',
  'breakfast',
  'agreementOnly',
  'favouritesOnly',
]

/** The groups of conditions, each with its controls; a bar unfolds them one by one, a sheet shows all. */
export function useFilterGroups(props: GroupProps): FilterGroup[] {
  const { filters, near } = props
  const count = (on: boolean) => (on ? 1 : 0)
  return [
    { key: 'stars', active: filters.stars.length, body: <Stars {...props} /> },
    { key: 'price', active: count(filters.band !== undefined), body: <Prices {...props} /> },
    {
      key: 'place',
      active: filters.districtIds.length + filters.areaIds.length + count(near !== '') + count(filters.radius !== undefined),
      body: <Places {...props} />,
    },
    {
      key: 'brand',
      active: filters.brandIds.length,
      body: <Listed {...props} list="brandIds" places={props.places.get('brand') ?? []} />,
    },
    { key: 'facilities', active: filters.facilities.length, body: <Facilities {...props} /> },
    { key: 'payment', active: count(filters.payment !== undefined), body: <Payment {...props} /> },
    {
      key: 'more',
      active: count(filters.name !== '') + lessAsked.filter((name) => filters[name]).length,
      body: <More key={filters.name} {...props} />,
    },
  ]
}

function Stars({ filters, onChange }: GroupProps) {
  const words = useText('products/hotel/words')
  return (
    <div className={styles['many']}>
      {starGroups.map((group) => (
        <Checkbox
          key={group}
          label={words.starGroups[group]}
          checked={filters.stars.includes(String(group))}
          onChange={() => onChange(toggleValue(filters, 'stars', String(group)))}
        />
      ))}
    </div>
  )
}

function Facilities({ filters, onChange }: GroupProps) {
  const words = useText('products/hotel/words')
  return (
    <div className={styles['many']}>
      {facilities.map((facility) => (
        <Checkbox
          key={facility}
          label={words.facilities[facility]}
          checked={filters.facilities.includes(facility)}
          onChange={() => onChange(toggleValue(filters, 'facilities', facility))}
        />
      ))}
    </div>
  )
}

function Prices({ filters, onChange }: GroupProps) {
  const text = useText('products/hotel/list')
  const bandWord = useBandWord()
  return (
    <RadioGroup
      column
      label={text.groups.price}
      value={filters.band ?? any}
      onChange={(band) => onChange({ ...filters, band: band === any ? undefined : band })}
      choices={[{ value: any, label: text.anyPayment }, ...priceBands.map((_, band) => ({ value: band, label: bandWord(band) }))]}
    />
  )
}

function Payment({ filters, onChange }: GroupProps) {
  const text = useText('products/hotel/list')
  const words = useText('products/hotel/words')
  return (
    <RadioGroup<0 | 1 | 2>
      column
      label={text.groups.payment}
      value={filters.payment}
      onChange={(payment) => onChange({ ...filters, payment })}
      choices={[
        { value: 0, label: text.anyPayment },
        { value: 1, label: words.payments[1] },
        { value: 2, label: words.payments[2] },
      ]}
    />
  )
}

/** Brands, districts or areas to tick; many of them scroll. */
function Listed({
  filters,
  onChange,
  list,
  places,
}: Pick<GroupProps, 'filters' | 'onChange'> & { list: FilterList; places: readonly HotelKeyword[] }) {
  return (
    <div className={styles['many']}>
      {places.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={filters[list].includes(id)}
          onChange={() => onChange(toggleValue(filters, list, id))}
        />
      ))}
    </div>
  )
}

function Places(props: GroupProps) {
  const { filters, onChange, places } = props
  const text = useText('products/hotel/list')
  const parts = [
    { list: 'districtIds', title: text.districts, found: places.get('district') ?? [] },
    { list: 'areaIds', title: text.areas, found: places.get('area') ?? [] },
  ] as const
  return (
    <div className={styles['parts']}>
      <MeasuredFrom {...props} />
      <RadioGroup
        showLabel
        label={text.radius}
        value={filters.radius ?? any}
        onChange={(radius) => onChange({ ...filters, radius: radius === any ? undefined : radius })}
        choices={[
          { value: any, label: text.anyDistance },
          ...radii.map((kilometres) => ({ value: kilometres, label: text.within({ kilometres }) })),
        ]}
      />
      {parts.map(
        ({ list, title, found }) =>
          found.length > 0 && (
            <fieldset key={list}>
              <legend>{title}</legend>
              <Listed {...props} list={list} places={found} />
            </fieldset>
          ),
      )}
    </div>
  )
}

/** The point from which distances count: the middle of the city, the places of the trip, stations and landmarks. */
function MeasuredFrom({ places, near, onNear, nearPlaces }: GroupProps) {
  const text = useText('products/hotel/list')
  const kinds = pointKinds.map((kind) => {
    const list = places.get(kind) ?? []
    return { label: list[0]?.typeName ?? '', list }
  })
  return (
    <Field label={text.nearPlace}>
      {(control) => (
        <Select {...control} value={near} onChange={(event) => onNear(event.target.value)}>
          <option value="">{text.centre}</option>
          {[{ label: text.tripPlaces, list: nearPlaces }, ...kinds].map(
            ({ label, list }) =>
              list.length > 0 && (
                <optgroup key={label} label={label}>
                  {list.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
      )}
    </Field>
  )
}

function More({ filters, onChange }: GroupProps) {
  const text = useText('products/hotel/list')
  const [name, setName] = useState(filters.name)
  return (
    <div className={styles['parts']}>
      <Form
        className={styles['name']}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...filters, name: name.trim() })
        }}
      >
        <Field label={text.name}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={50}
              placeholder={text.nameHint}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">{text.apply}</Button>
      </Form>
      <div>
        {lessAsked.map((each) => (
          <Checkbox
            key={each}
            label={text.switches[each]}
            checked={filters[each]}
            onChange={(on) => onChange({ ...filters, [each]: on })}
          />
        ))}
      </div>
    </div>
  )
}
