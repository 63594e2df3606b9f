import { useState } from 'react'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import type { VisaCountry, VisaProvince } from '@sojourn/contract/reference/visa-country.shapes'
import { useQuery } from '@tanstack/react-query'
import { saveVisaOrderTemp } from '../../../../api/calls/products/visa/draft'
import { load, readOptions, useWrite } from '../../../../api/queries'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { serverNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { OneDate } from '../../../booking/search/one-date'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'
import styles from '../../../booking/search/search-form.module.css'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { useDateSection } from '../../../booking/search/use-date-section'
import { useSearchFlow } from '../../../booking/search/use-search-flow'
import { initialVisaState, keepVisaSearch, type VisaFormState, visaPlan, visaStateAlong } from './search-state'
import { getVisaCountry, visaSearchFilters } from '../../../../api/calls/reference/visa-country'
import { invoke } from '../../../../api/client'
import type { WebResponse } from '../../../../api/web-call'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const fields = ['countryId', 'provinceId', 'departDate']

/** The visa search (S2.55): where to, residing where, leaving when. */
export function VisaForm({ along, ...props }: SearchFormProps & { along?: VisaAlong }) {
  const own = useText('products/visa/search')
  const days = useDateSection('visa', props.travelApplyNo)
  const [state, setState] = useState(() =>
    along ? visaStateAlong(along, days.rules) : initialVisaState(serverNow(), days.rules.today, own.defaultCountry),
  )
  const { choices } = useBookingChoices(props, 'visa')
  const save = useWrite(saveVisaOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'visa', section: days.section, fields, save })
  const change = (next: VisaFormState) => {
    flow.clear()
    setState(next)
    keepVisaSearch(next, serverNow())
  }
  // A visa is one person's own; others are named with the order.
  const bookType = choices.bookType === 'others' ? 'self' : choices.bookType
  return (
    <SearchForm
      name={own.search}
      flow={flow}
      onSearch={() => void flow.search({ ...choices, bookType }, () => visaPlan(state, days.rules))}
    >
      <VisaPlaces state={state} errors={flow.errors} onChange={change} />
      <OneDate
        label={own.date}
        date={state.departDate}
        days={days}
        error={flow.errors['departDate']}
        onPick={(departDate) => change({ ...state, departDate })}
      />
    </SearchForm>
  )
}

interface VisaPlacesProps {
  state: VisaFormState
  errors: FieldErrors
  onChange: (state: VisaFormState) => void
}

/** Where to, and where the traveller lives: the province decides where to apply. */
function VisaPlaces({ state, errors, onChange }: VisaPlacesProps) {
  const own = useText('products/visa/search')
  const countries = useVisaCountries()
  const provinces = useProvinces(own.allProvinces)
  return (
    <div className={styles['places']}>
      <CityPicker
        label={own.country}
        placeholder={own.countryHint}
        value={state.country}
        groups={countries.groups}
        search={searchCountries}
        onApproach={countries.approach}
        error={errors['countryId']}
        showCode={false}
        names="long"
        onChange={(country) => onChange({ ...state, country })}
      />
      <CityPicker
        label={own.province}
        placeholder={own.provinceHint}
        value={state.province}
        groups={provinces.groups}
        search={searchProvinces}
        onApproach={provinces.approach}
        error={errors['provinceId']}
        showCode={false}
        clear={{ label: own.clearProvince, onClear: () => onChange({ ...state, province: undefined }) }}
        onChange={(province) => onChange({ ...state, province })}
      />
    </div>
  )
}

const day = 86_400_000

const countryPlace = ({ id, name, pName }: VisaCountry): Place => ({
  code: String(id),
  name,
  kind: 0,
  hint: pName,
  icon: 'globe',
})
const provincePlace = ({ id, name }: VisaProvince): Place => ({ code: String(id), name, kind: 0 })

type Countries = WebResponse<NonNullable<typeof getVisaCountry.contract>>

const groupsOf = ({ countryGroupList }: Countries): PlaceGroup[] =>
  countryGroupList.map(({ groupName, countryList }) => ({
    key: groupName,
    name: groupName,
    places: countryList.map(countryPlace),
  }))

/** Popular countries and continents (S3.37), fetched on the first approach. */
function useVisaCountries() {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...readOptions(getVisaCountry, {}), enabled: wanted, staleTime: day, select: groupsOf })
  return { groups: data, approach: () => setWanted(true) }
}

const searchCountries = async (KeyWords: string, signal: AbortSignal): Promise<Place[]> =>
  ((await invoke(getVisaCountry, { KeyWords }, { signal })).searchResultList ?? []).map(countryPlace)

/** The provinces in one tab (S3.37); `name` names it. */
function useProvinces(name: string) {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...readOptions(visaSearchFilters, {}), enabled: wanted, staleTime: day })
  const groups = data && [{ key: 'all', name, places: data.provinceFilters.map(provincePlace) }]
  return { groups, approach: () => setWanted(true) }
}

/** Provinces whose name, pinyin or initials begin with what was typed. */
async function searchProvinces(typed: string): Promise<Place[]> {
  const { provinceFilters } = await load(visaSearchFilters, {})
  const letters = typed.toLowerCase().replaceAll(/[\s']/g, '')
  return provinceFilters
    .filter(({ name, pinyin, initials }) =>
      [name.toLowerCase().replaceAll(' ', ''), pinyin, initials].some((key) => key.startsWith(letters)),
    )
    .map(provincePlace)
}
