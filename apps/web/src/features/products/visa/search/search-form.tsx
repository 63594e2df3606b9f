import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { saveVisaOrderTemp } from '../../../../api/calls/products/visa/draft'
import { useWrite } from '../../../../api/queries'
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
import {
  daysAlong,
  editedAlong,
  editedVisaState,
  initialVisaState,
  keepVisaSearch,
  type VisaFormState,
  visaPlan,
  visaStateAlong,
  visaStateAsked,
} from './search-state'
import { searchCountries, searchProvinces, useProvinces, useVisaCountries } from './visa-places'

const fields = ['countryId', 'provinceId', 'departDate']

/** The visa search (S2.55): where to, residing where, leaving when. */
export function VisaForm({ along: begunFrom, ...props }: SearchFormProps & { along?: VisaAlong }) {
  const own = useText('products/visa/search')
  const edited = props.edited?.draft.searchParams as VisaSearchParams | undefined
  const along = edited ? editedAlong(edited) : begunFrom
  const days = daysAlong(useDateSection('visa', props.travelApplyNo), along)
  const [address] = useSearchParams()
  const [state, setState] = useState(() => {
    if (edited) return editedVisaState(edited)
    if (along) return visaStateAlong(along)
    return visaStateAsked(address, days.rules) ?? initialVisaState(serverNow(), days.rules.today, own.defaultCountry)
  })
  const { choices } = useBookingChoices(props, 'visa')
  const save = useWrite(saveVisaOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'visa', section: days.section, fields, save })
  const change = (next: VisaFormState) => {
    flow.clear()
    setState(next)
    if (!along) keepVisaSearch(next, serverNow())
  }
  // A visa is one person's own; others are named with the order.
  const bookType = choices.bookType === 'others' ? 'self' : choices.bookType
  return (
    <SearchForm
      name={own.search}
      flow={flow}
      onSearch={() => void flow.search({ ...choices, bookType }, () => visaPlan(state, days.rules, along))}
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
