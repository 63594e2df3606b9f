import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { Field } from '../../../../kit/forms/field'
import { formatDate } from '../../../../kit/text/format'
import { Input, Select, TextArea } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import type { AskPart } from './demand-form'
import styles from './demand.module.css'
import { StayDialog } from '../list/stay-dialog'
import { findKeyWords, getStayInCity } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const purposes = [1, 2] as const
const mostRooms = 9

/** Where, from when to when, and how many rooms. */
export function AskStay({ form, change, errorOf, nights }: AskPart & { nights: string }) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  const cities = useDemandCities()
  return (
    <div className={styles['fields']}>
      <RadioGroup
        showLabel
        label={text.travelType}
        value={form.travelType}
        onChange={(travelType) => change({ travelType })}
        choices={purposes.map((value) => ({ value, label: text.travelTypes[value] }))}
      />
      <div className={styles['pair']}>
        <CityPicker
          framed
          label={text.city}
          placeholder={text.cityHint}
          value={form.city}
          groups={cities.groups}
          onApproach={cities.onApproach}
          search={searchDemandCities}
          showCode={false}
          error={errorOf('cityId')}
          onChange={(city) => change({ city })}
        />
        <Field label={text.rooms} error={errorOf('rooms')}>
          {(control) => (
            <Select {...control} value={form.rooms} onChange={(event) => change({ rooms: Number(event.target.value) })}>
              {Array.from({ length: mostRooms }, (_, index) => (
                <option key={index} value={index + 1}>
                  {words.rooms({ count: index + 1 })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className={styles['dates']}>
        <strong>
          {formatDate(form.checkIn)} – {formatDate(form.checkOut)}
        </strong>
        <span className={styles['soft']}>{nights}</span>
        <StayDialog stay={form} isInternational={form.city?.abroad ?? false} onStay={change} />
      </p>
    </div>
  )
}

/** The hotel in words, the budget and whatever else matters. */
export function AskWords({ form, change, errorOf }: AskPart) {
  const text = useText('products/hotel/demand')
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <Field label={text.hotelName} error={errorOf('hotelName')}>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              placeholder={text.hotelNameHint}
              value={form.hotelName}
              onChange={(event) => change({ hotelName: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.budget} error={errorOf('budget')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={7}
              value={form.budget}
              onChange={(event) => change({ budget: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={text.wishes} hint={text.wishesHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={form.wishes}
            onChange={(event) => change({ wishes: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

const day = 86_400_000
/** globalArea of S3.33. */
const areas = [1, 4] as const
const wholeCity = 0

type Cities = WebResponse<NonNullable<typeof getStayInCity.contract>>
const groupsOf = ({ cityGroup }: Cities): PlaceGroup[] =>
  cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: `${groupKey} ${cityList[0]?.isIntl ?? false}`,
    name: groupName,
    places: cityList.map(({ cityId, cityName, provinceName, countryName, isIntl }) => ({
      code: String(cityId),
      name: cityName,
      kind: wholeCity,
      hint: provinceName || countryName,
      abroad: isIntl,
    })),
  }))

/** Cities at home and abroad in tabs, fetched on the first approach. */
function useDemandCities(): { groups: readonly PlaceGroup[] | undefined; onApproach: () => void } {
  const [wanted, setWanted] = useState(false)
  const kept = { enabled: wanted, staleTime: day, select: groupsOf }
  const home = useQuery({ ...readOptions(getStayInCity, { cityType: 1, intlRole: 0 }), ...kept })
  const abroad = useQuery({ ...readOptions(getStayInCity, { cityType: 2, intlRole: 0 }), ...kept })
  return { groups: home.data && [...home.data, ...(abroad.data ?? [])], onApproach: () => setWanted(true) }
}

/** Whole cities that a few letters mean, at home first. */
async function searchDemandCities(keys: string, signal: AbortSignal): Promise<Place[]> {
  const found = await Promise.all(areas.map((globalArea) => invoke(findKeyWords, { keys, stype: 0, globalArea }, { signal })))
  return found
    .flatMap(({ destList }) => destList)
    .filter(({ dtype }) => dtype === wholeCity)
    .map(({ destId, destChName, showText, globalArea }) => ({
      code: String(destId),
      name: destChName,
      kind: wholeCity,
      hint: showText,
      abroad: globalArea === areas[1],
    }))
}
