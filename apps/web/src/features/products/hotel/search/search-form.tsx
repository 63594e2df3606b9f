import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import { hotelPayType } from '@sojourn/domain/access/product-availability'
import { useMemo, useState } from 'react'
import { saveHotelOrderTemp } from '../../../../api/calls/products/hotel/draft'
import { getHotelSearchBasicMsg } from '../../../../api/calls/reference/hotel-place'
import { useRead, useWrite } from '../../../../api/queries'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import type { Place } from '../../../../kit/pickers/place'
import { serverNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { BookingOptions } from '../../../booking/search/booking-options'
import type { Side } from '../../../booking/search/date-fields'
import {
  chooseDestination,
  editedHotelState,
  hotelPlan,
  initialHotelState,
  keepHotelSearch,
  startedHotelState,
  windowOf,
  type HotelFormState,
} from './search-state'
import { HotelDates } from './search-dates'
import { orElsewhere } from '../../../booking/search/search-elsewhere'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import styles from '../../../booking/search/search-form.module.css'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { useDateSection } from '../../../booking/search/use-date-section'
import {
  searchDestinations,
  searchKeywords,
  useHotelCities,
  useHotelKeywords,
  type Destination,
  type HotelScope,
  type Keyword,
} from './use-hotel-places'
import { useSearchFlow } from '../../../booking/search/use-search-flow'

const fields = ['cityId', 'checkInDate', 'checkOutDate']

export const HotelForm = (props: SearchFormProps) => <HotelSearch {...props} scope="domestic" />
export const IntlHotelForm = (props: SearchFormProps) => <HotelSearch {...props} scope="abroad" />

type HotelSearchProps = SearchFormProps & { scope: HotelScope }

/** The city that the company or the person begins with; when it cannot be read, the field stays empty (S8.15). */
function useDefaultCity(scope: HotelScope): Destination | undefined {
  const { data } = useRead(getHotelSearchBasicMsg, { type: scope === 'abroad' ? 2 : 1 }, { staleTime: 600_000 })
  return data && { code: String(data.cityId), cityId: data.cityId, name: data.cityName, kind: 0, abroad: data.isIntl }
}

/** What stands in the form: what the person chose or kept, else the default city. */
function useHotelState({ scope, travelApplyNo, start, edited }: HotelSearchProps) {
  const days = useDateSection(scope === 'abroad' ? 'intlHotel' : 'hotel', travelApplyNo)
  const [own, setOwn] = useState(() => {
    if (edited) return editedHotelState(edited.draft.searchParams as HotelSearchParams)
    return start ? startedHotelState(start) : initialHotelState(scope, serverNow(), windowOf(days))
  })
  const first = useDefaultCity(scope)
  const state = own.city ? own : { ...own, city: first }
  const change = (next: HotelFormState) => {
    setOwn(next)
    keepHotelSearch(scope, next, serverNow())
  }
  return { days, state, change }
}

/** The hotel search (S2.53): where, what for, from when to when. */
function HotelSearch(props: HotelSearchProps) {
  const { scope, employee } = props
  const own = useText('products/hotel/search')
  const { days, state, change } = useHotelState(props)
  const [open, setOpen] = useState<Side>()
  const product = scope === 'abroad' ? 'intlHotel' : 'hotel'
  const { choices, shown } = useBookingChoices(props, product)
  const save = useWrite(saveHotelOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product, section: days.section, fields, save })
  const payType = hotelPayType(employee)
  const edit = (next: HotelFormState) => {
    flow.clear()
    change(next)
  }
  return (
    <SearchForm
      name={own.search}
      flow={flow}
      onSearch={() => void flow.search(choices, () => hotelPlan(scope, state, payType, days))}
      kinds={props.places}
      options={
        <BookingOptions {...shown}>
          <span className={styles['note']} title={own.payTypeHint}>
            {payType === 2 ? own.advance : own.cash}
          </span>
        </BookingOptions>
      }
    >
      {/* Picking a city opens the check-in calendar (S4.23). */}
      <HotelPlaces
        scope={scope}
        state={state}
        error={flow.errors['cityId']}
        onChange={edit}
        onCity={() => setOpen('start')}
        openSibling={props.openSibling}
      />
      <HotelDates state={state} days={days} errors={flow.errors} open={open} onOpen={setOpen} onChange={edit} />
    </SearchForm>
  )
}

interface HotelPlacesProps {
  scope: HotelScope
  state: HotelFormState
  error: string | undefined
  onChange: (state: HotelFormState) => void
  onCity: () => void
  /** Opens the form of the other scope. */
  openSibling: (() => void) | undefined
}

const otherScope = { domestic: 'abroad', abroad: 'domestic' } as const

/** Destinations of the scope, and where there are none those of the other form. */
function useDestinations(scope: HotelScope, hasSibling: boolean) {
  const home = useText('app/home')
  const other = home.otherForm({ form: scope === 'domestic' ? home.international : home.domestic })
  return useMemo(
    () =>
      hasSibling
        ? orElsewhere(searchDestinations(scope), searchDestinations(otherScope[scope]), other)
        : searchDestinations(scope),
    [scope, hasSibling, other],
  )
}

/** Destination, then what is wished for inside it. */
function HotelPlaces({ scope, state, error, onChange, onCity, openSibling }: HotelPlacesProps) {
  const own = useText('products/hotel/search')
  const cityId = state.city?.cityId ?? 0
  const cities = useHotelCities(scope)
  const keywords = useHotelKeywords(cityId, scope === 'abroad', own.hotBrands)
  const findDestination = useDestinations(scope, openSibling !== undefined)
  const findKeyword = useMemo(() => searchKeywords(cityId), [cityId])
  const { keyword: _former, ...rest } = state
  return (
    <div className={styles['places']}>
      <CityPicker
        label={own.destination}
        placeholder={own.destinationHint}
        value={state.city}
        groups={cities.groups}
        search={findDestination}
        onApproach={cities.approach}
        error={error}
        showCode={false}
        onChange={(place: Place) => {
          const { elsewhere, ...destination } = place as Destination
          if (elsewhere && openSibling) {
            // That it leads elsewhere is said of it here alone.
            keepHotelSearch(otherScope[scope], chooseDestination(state, { ...destination, hint: undefined }), serverNow())
            return openSibling()
          }
          onChange(chooseDestination(state, destination))
          onCity()
        }}
      />
      <CityPicker
        label={own.keyword}
        placeholder={own.keywordHint}
        value={state.keyword}
        groups={keywords.groups}
        search={findKeyword}
        onApproach={keywords.approach}
        showCode={false}
        names="long"
        clear={{ label: own.clearKeyword, onClear: () => onChange({ ...rest, keyword: undefined }) }}
        onChange={(place: Place) => onChange({ ...state, keyword: place as Keyword })}
      />
    </div>
  )
}
