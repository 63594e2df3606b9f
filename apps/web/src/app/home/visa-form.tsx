import { useState, type FormEvent } from 'react'
import { saveVisaOrderTemp } from '../../api/calls.generated'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/button'
import { CityPicker } from '../../kit/city-picker'
import { useText } from '../../kit/text'
import { useFirstError } from '../../kit/use-first-error'
import { OneDate } from './one-date'
import type { SearchFormProps } from './search-frame'
import styles from './search-form.module.css'
import { useBookingChoices } from './use-booking-choices'
import { useDateSection } from './use-date-section'
import { useSearchFlow } from './use-search-flow'
import { searchCountries, searchProvinces, useProvinces, useVisaCountries } from './use-visa-places'
import { initialVisaState, keepVisaSearch, visaPlan, type VisaFormState } from './visa-form-state'

const fields = ['countryId', 'provinceId', 'departDate']

/** The visa search (S2.55): where to, residing where, leaving when. */
export function VisaForm(props: SearchFormProps) {
  const text = useText('app/home')
  const own = useText('products/visa-search')
  const days = useDateSection('visa', props.travelApplyNo)
  const [state, setState] = useState(() => initialVisaState(Date.now(), days.rules.today, own.defaultCountry))
  const countries = useVisaCountries()
  const provinces = useProvinces(own.allProvinces)
  const { choices } = useBookingChoices(props, 'visa')
  const save = useWrite(saveVisaOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'visa', section: days.section, fields, save })
  const form = useFirstError(flow.errors)
  const change = (next: VisaFormState) => {
    flow.clear()
    setState(next)
    keepVisaSearch(next, Date.now())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A visa is one person's own; others are named with the order.
    const bookType = choices.bookType === 'others' ? 'self' : choices.bookType
    void flow.search({ ...choices, bookType }, () => visaPlan(state, days.rules))
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={own.search}>
      <div className={styles['row']}>
        <div className={styles['places']}>
          <CityPicker
            label={own.country}
            placeholder={own.countryHint}
            value={state.country}
            groups={countries.groups}
            search={searchCountries}
            onApproach={countries.approach}
            error={flow.errors['countryId']}
            showCode={false}
            names="long"
            onChange={(country) => change({ ...state, country })}
          />
          <CityPicker
            label={own.province}
            placeholder={own.provinceHint}
            value={state.province}
            groups={provinces.groups}
            search={searchProvinces}
            onApproach={provinces.approach}
            error={flow.errors['provinceId']}
            showCode={false}
            clear={{ label: own.clearProvince, onClear: () => change({ ...state, province: undefined }) }}
            onChange={(province) => change({ ...state, province })}
          />
        </div>
        <OneDate
          label={own.date}
          date={state.departDate}
          days={days}
          error={flow.errors['departDate']}
          onPick={(departDate) => change({ ...state, departDate })}
        />
        <Button type="submit" kind="main" size="large" icon="search" busy={flow.searching} className={styles['search']}>
          {flow.searching ? text.searching : own.search}
        </Button>
      </div>
    </form>
  )
}
